import { createContext, useContext } from 'react'

/** The languages of the content in a form: which there are, the source language first, and which is being written. */
export type FormLanguages = {
  locales: readonly string[]
  locale: string | undefined
  /** A fault in another language is sought: the form turns to that language. */
  setLocale(locale: string): void
}

const FormLanguagesContext = createContext<FormLanguages>({ locales: [], locale: undefined, setLocale: () => undefined })

export const FormLanguagesProvider = FormLanguagesContext.Provider

export const useFormLanguages = (): FormLanguages => useContext(FormLanguagesContext)
