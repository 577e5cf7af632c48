import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, indentOnInput } from '@codemirror/language'
import { setDiagnostics } from '@codemirror/lint'
import { Compartment, EditorState, type Extension } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import { __unsafe_useEmotionCache as useStyleCache } from '@emotion/react'
import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changedLines, type LineChanges, setChangedLines } from './changed-lines.ts'
import { codeStyles } from './code-styles.ts'
import { offerWords } from './completions.ts'
import { toDiagnostics } from './findings.ts'
import type { JsonCodeProps } from './json-code-props.ts'
import { paintJson } from './paint-json.ts'

const setting = new Compartment()
const noChanges: LineChanges = { added: [], removed: [] }

/** CodeMirror. Tab is not bound, so that it leads on to the next field. */
export function CodeView(props: JsonCodeProps) {
  const { value, onChange, onBlur, findings, completions, autoFocus } = props
  const { t } = useTranslation()
  const element = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<EditorView>()
  const latest = useRef({ onChange, onBlur, completions, value })
  useEffect(() => {
    latest.current = { onChange, onBlur, completions, value }
  })

  // The styles of the editor carry what the page's own do, else a strict policy refuses them.
  const nonce = useStyleCache()?.nonce ?? ''
  const phrase = t('forms.jsonEditor.completions')
  useEffect(() => {
    if (!element.current) return
    const made = new EditorView({
      parent: element.current,
      state: EditorState.create({
        doc: latest.current.value,
        extensions: [
          lineNumbers(),
          history(),
          drawSelection(),
          indentOnInput(),
          bracketMatching(),
          closeBrackets(),
          highlightActiveLine(),
          json(),
          paintJson,
          changedLines,
          offerWords(() => latest.current.completions ?? []),
          keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap]),
          EditorState.phrases.of({ Completions: phrase }),
          EditorView.lineWrapping,
          EditorView.cspNonce.of(nonce),
          setting.of([]),
          EditorView.updateListener.of(({ docChanged, transactions, state }) => {
            if (docChanged && !transactions.some((each) => each.isUserEvent('outside'))) latest.current.onChange?.(state.doc.toString())
          }),
          EditorView.domEventHandlers({ blur: () => latest.current.onBlur?.() }),
        ],
      }),
    })
    setView(made)
    return () => {
      made.destroy()
      setView(undefined)
    }
  }, [phrase, nonce])

  useEffect(() => {
    if (autoFocus) view?.focus()
  }, [view, autoFocus])

  const attributes = attributesOf(props)
  const settingKey = JSON.stringify([attributes, props.disabled, props.readOnly])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the attributes, which are made anew on each draw
  useEffect(() => {
    view?.dispatch({ effects: setting.reconfigure(settingOf(props, attributes)) })
  }, [view, settingKey])

  useEffect(() => {
    const shown = view?.state.doc.toString()
    if (view && shown !== value) view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: value }, userEvent: 'outside' })
  }, [view, value])

  const parseError = t('components.JsonEditor.parseError')
  const findingsKey = JSON.stringify(findings)
  // biome-ignore lint/correctness/useExhaustiveDependencies: marked anew when the text or the list has changed
  useEffect(() => {
    if (view) view.dispatch(setDiagnostics(view.state, toDiagnostics(view.state, findings ?? [], parseError)))
  }, [view, value, findingsKey, parseError])

  const { changes = noChanges } = props
  const changesKey = JSON.stringify(changes)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the list, which is made anew on each draw
  useEffect(() => {
    view?.dispatch({ effects: setChangedLines.of(changes) })
  }, [view, changesKey])

  return <Box ref={element} sx={codeStyles} />
}

const settingOf = ({ disabled, readOnly }: JsonCodeProps, attributes: Record<string, string>): Extension => [
  EditorState.readOnly.of(Boolean(readOnly || disabled)),
  EditorView.editable.of(!disabled),
  EditorView.contentAttributes.of(attributes),
]

function attributesOf({
  id,
  labelledBy,
  label,
  describedBy,
  isInvalid,
  isRequired,
  disabled,
  readOnly,
}: JsonCodeProps): Record<string, string> {
  return {
    id,
    // What is longer than its window is scrolled by keyboard, also when it cannot be written.
    tabindex: '0',
    ...(labelledBy ? { 'aria-labelledby': labelledBy } : { 'aria-label': label ?? '' }),
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(isInvalid && { 'aria-invalid': 'true' }),
    ...(isRequired && { 'aria-required': 'true' }),
    ...(readOnly && { 'aria-readonly': 'true' }),
    ...(disabled && { 'aria-disabled': 'true' }),
  }
}
