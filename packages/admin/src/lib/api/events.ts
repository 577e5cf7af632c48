/** The data of each server-sent event of a stream, as the text it is; comments and other fields are left out. */
export async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let waiting = ''
  try {
    while (true) {
      const { done, value } = await reader.read()
      if (done) return
      waiting += decoder.decode(value, { stream: true })
      const events = waiting.split(/\r?\n\r?\n/)
      waiting = events.pop() ?? ''
      for (const event of events) {
        const lines = event.split(/\r?\n/).filter((line) => line.startsWith('data:'))
        if (lines.length > 0) yield lines.map((line) => line.slice('data:'.length).trimStart()).join('\n')
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
