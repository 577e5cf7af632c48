import { keepPreviousData, queryOptions, skipToken, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type AnswerOf,
  type AppLocale,
  appLocales,
  type CallOf,
  type Dictionary,
  type Locale,
  localeRoutes,
  type TranslationKeyRecord,
  translationExchangeRoutes,
  translationKeyRoutes,
  translationKeySorts,
} from '@vitrine/contract'
import { type Api, useApi } from '#lib/api'
import { loadBuiltTexts, useLanguage } from '#lib/i18n'
import { toWire } from '#lib/list-params'
import type { ListParams } from '#ui/list-view'

const all = ['translations'] as const
const lists = [...all, 'list'] as const
const mostLocales = 100

/** The languages a text can be written in, as the locales' own list gives them. */
export function useTextLocales() {
  const api = useApi()
  return useQuery({
    queryKey: ['locales', 'all'],
    queryFn: ({ signal }) => api.call(localeRoutes.list, { query: { page: 0, page_size: mostLocales } }, signal),
    select: (page): Locale[] => [...(page?.items ?? [])].sort((one, other) => one.id - other.id),
  })
}

const listOptions = (api: Api, params: ListParams, missing: number | undefined) =>
  queryOptions({
    queryKey: [...lists, params, missing],
    queryFn: ({ signal }) =>
      api.call(translationKeyRoutes.list, { query: { ...toWire(params, translationKeySorts), missing_locale_id: missing } }, signal),
    placeholderData: keepPreviousData,
  })
export const useTranslationKeys = (params: ListParams, missing: number | undefined) => useQuery(listOptions(useApi(), params, missing))

/** One that may not be on the page that is shown. */
export function useTranslationKey(id: number | undefined) {
  const api = useApi()
  return useQuery({
    queryKey: [...all, 'one', id],
    queryFn: id ? ({ signal }) => api.call(translationKeyRoutes.get, { params: { id } }, signal) : skipToken,
    retry: false,
  })
}

/** Whether a key is there already; a server that does not answer counts as yes. */
export function useKeyExists(key: string | undefined) {
  const api = useApi()
  return useQuery({
    queryKey: [...all, 'exists', key],
    queryFn: key ? ({ signal }) => api.call(translationKeyRoutes.validate, { params: { key } }, signal) : skipToken,
    retry: false,
    gcTime: 0,
  })
}

/** What the build says where the database says nothing, by language; a chunk each, so only when someone looks. */
export function useBuiltTexts(locales: string[]): Map<string, Dictionary> {
  const wanted = appLocales.filter((locale): locale is AppLocale => locales.includes(locale))
  return useQueries({
    queries: wanted.map((locale) => ({
      queryKey: ['built-texts', locale],
      queryFn: () => loadBuiltTexts(locale),
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: (loaded) => new Map(wanted.map((locale, index) => [locale, loaded[index]?.data ?? {}])),
  })
}

export function useCreateKey() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (translation_key: string) => api.call(translationKeyRoutes.create, { body: { translation_key } }),
    onSuccess: (made) => {
      client.setQueryData([...all, 'one', made.id], made)
      return client.invalidateQueries({ queryKey: lists })
    },
  })
}

type Changed = { id: number; body: CallOf<typeof translationKeyRoutes.update>['body'] }

/** The row stays where it is: one that jumped to another page while one writes would be lost from sight. */
export function useSaveKey() {
  const api = useApi()
  const client = useQueryClient()
  const language = useLanguage()
  return useMutation({
    mutationFn: ({ id, body }: Changed) => api.call(translationKeyRoutes.update, { params: { id }, body }),
    onSuccess: (saved) => {
      const put = (items: TranslationKeyRecord[]) => items.map((item) => (item.id === saved.id ? saved : item))
      client.setQueriesData<AnswerOf<typeof translationKeyRoutes.list>>({ queryKey: lists }, (page) =>
        page ? { ...page, items: put(page.items) } : page,
      )
      client.setQueryData([...all, 'one', saved.id], saved)
      return language.reload()
    },
  })
}

function useFreshTexts() {
  const client = useQueryClient()
  const language = useLanguage()
  return async () => {
    await client.invalidateQueries({ queryKey: lists })
    await language.reload()
  }
}

export function useDeleteKey() {
  const api = useApi()
  return useMutation({
    mutationFn: (id: number) => api.call(translationKeyRoutes.remove, { params: { id } }),
    onSuccess: useFreshTexts(),
  })
}

export function useExport() {
  const api = useApi()
  return useMutation({
    mutationFn: (query: CallOf<typeof translationExchangeRoutes.export>['query']) => api.call(translationExchangeRoutes.export, { query }),
  })
}

/** Without a plan it only says what a file would do. */
export function useImport() {
  const api = useApi()
  const keepFresh = useFreshTexts()
  return useMutation({
    mutationFn: (body: CallOf<typeof translationExchangeRoutes.import>['body']) => api.call(translationExchangeRoutes.import, { body }),
    onSuccess: ({ is_written }) => (is_written ? keepFresh() : undefined),
  })
}
