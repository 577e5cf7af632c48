import { createContext, type ReactNode, useContext } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { Language } from './language.ts'

const LanguageContext = createContext<Language | undefined>(undefined)

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <LanguageContext value={language}>
      <I18nextProvider i18n={language.i18n}>{children}</I18nextProvider>
    </LanguageContext>
  )
}

export function useLanguage(): Language {
  const language = useContext(LanguageContext)
  if (!language) throw new Error('useLanguage is used outside LanguageProvider')
  return language
}
