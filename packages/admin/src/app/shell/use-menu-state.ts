import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'

const widthKey = 'vitrine.menu'

export type MenuState = { isDrawer: boolean; isWide: boolean; toggle: () => void }

/** A drawer under 900 px; from there icons, and from 1200 icons with words, until the person says otherwise. */
export function useMenuState(): MenuState {
  const { breakpoints } = useTheme()
  const isDrawer = useMediaQuery(breakpoints.down('md'), { noSsr: true })
  const hasRoom = useMediaQuery(breakpoints.up('lg'), { noSsr: true })
  const [chosen, setChosen] = useState(() => localStorage.getItem(widthKey))
  // Chosen on a large screen, it shall not fill a small one.
  const isWide = isDrawer || (hasRoom ? chosen !== 'narrow' : chosen === 'wide')
  const toggle = () => {
    const next = isWide ? 'narrow' : 'wide'
    localStorage.setItem(widthKey, next)
    setChosen(next)
  }
  return { isDrawer, isWide, toggle }
}
