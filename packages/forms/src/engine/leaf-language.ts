import { createContext, useContext } from 'react'
import type { LeafLanguage } from './widget.ts'

const LeafLanguageContext = createContext<LeafLanguage | undefined>(undefined)

/** Around one language of a localised value. */
export const LeafLanguageProvider = LeafLanguageContext.Provider

export const useLeafLanguage = (): LeafLanguage | undefined => useContext(LeafLanguageContext)
