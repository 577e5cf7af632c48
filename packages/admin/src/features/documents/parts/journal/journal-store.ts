import type { DocumentContent, DocumentStatus } from '@vitrine/contract'

/** What was sent to the server and never answered: it may or may not have been stored. */
export type Unanswered = { content: DocumentContent; status: DocumentStatus; version: number | undefined }

/** What was written, and over what. */
export type Written = {
  value: DocumentContent
  read: { content: DocumentContent; version: number | undefined }
  /** Of a document that is not made yet: sent with each attempt to make it, so that it is made once. */
  client_key?: string
  unanswered?: Unanswered
}

/** One editor's words that are not saved. `key` is that editor's own, so that two windows do not write over each other. */
export type JournalEntry = Written & {
  key: string
  user_id: number
  place: string
  kept_at: string
  /** It comes from the server, where an editor in another browser left it. */
  is_elsewhere?: true
}

export type JournalStore = {
  put(entry: JournalEntry): Promise<void>
  remove(key: string): Promise<void>
  get(key: string): Promise<JournalEntry | undefined>
  ofPlace(user_id: number, place: string): Promise<JournalEntry[]>
  /** Lets go what nobody has asked for since. */
  prune(before: string): Promise<void>
}

const storeName = 'entries'
const placeIndex = 'place'
const timeIndex = 'kept_at'

const answerOf = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser does not say why'))
  })

async function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open('vitrine.journal', 1)
  request.onupgradeneeded = () => {
    const store = request.result.createObjectStore(storeName, { keyPath: 'key' })
    store.createIndex(placeIndex, ['user_id', 'place'])
    store.createIndex(timeIndex, 'kept_at')
  }
  const database = await answerOf(request)
  // A newer build in another tab must not wait for this one.
  database.onversionchange = () => database.close()
  return database
}

/** In the browser's own database: a document with its pictures' texts is larger than local storage holds. */
export function createJournalStore(factory: IDBFactory): JournalStore {
  let opened: Promise<IDBDatabase> | undefined
  const database = () => {
    opened ??= openDatabase(factory)
    return opened
  }
  const read = async <Answer>(ask: (store: IDBObjectStore) => IDBRequest<Answer>): Promise<Answer> =>
    answerOf(ask((await database()).transaction(storeName, 'readonly').objectStore(storeName)))
  const write = async (ask: (store: IDBObjectStore) => void): Promise<void> => {
    const transaction = (await database()).transaction(storeName, 'readwrite', { durability: 'relaxed' })
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('The browser does not say why'))
    })
    ask(transaction.objectStore(storeName))
    // At once: a page that is being closed gets no further turn in which the browser would do it.
    transaction.commit()
    return done
  }
  return {
    put: (entry) => write((store) => store.put(entry)),
    remove: (key) => write((store) => store.delete(key)),
    get: (key) => read<JournalEntry | undefined>((store) => store.get(key)),
    ofPlace: (user_id, place) => read<JournalEntry[]>((store) => store.index(placeIndex).getAll([user_id, place])),
    async prune(before) {
      const old = await read((store) => store.index(timeIndex).getAllKeys(IDBKeyRange.upperBound(before)))
      if (old.length > 0)
        await write((store) => {
          for (const key of old) store.delete(key)
        })
    },
  }
}
