import { type ReactNode, Suspense } from 'react'
import type { EditorSlots, OutlineProps, SidePanelProps } from './slots.ts'

type Props = { slots: EditorSlots } & OutlineProps & SidePanelProps

export type Surroundings = { outline: ReactNode; side: ReactNode; sheets: ReactNode }

/** What stands beside the form, and the buttons behind which it lies where there is no room. */
export function surroundingsOf({ slots, locale, document, languages, onGoTo, ...ofForm }: Props): Surroundings {
  const { Outline, OutlineButton, SidePanel, SidePanelButton } = slots
  const outline = (goTo: typeof onGoTo) =>
    Outline && (
      <Suspense>
        <Outline {...ofForm} locale={locale} onGoTo={goTo} />
      </Suspense>
    )
  const side = (goTo: typeof onGoTo) =>
    SidePanel && (
      <Suspense>
        <SidePanel {...ofForm} document={document} languages={languages} onGoTo={goTo} />
      </Suspense>
    )
  const afterClosing = (close: () => void) => (pointer: string) => {
    close()
    onGoTo(pointer)
  }
  const sheets = (
    <Suspense>
      {Outline && OutlineButton && <OutlineButton>{(close) => outline(afterClosing(close))}</OutlineButton>}
      {SidePanel && SidePanelButton && (
        <SidePanelButton count={ofForm.problems.length}>{(close) => side(afterClosing(close))}</SidePanelButton>
      )}
    </Suspense>
  )
  return { outline: outline(onGoTo), side: side(onGoTo), sheets }
}
