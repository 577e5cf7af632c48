import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { EditorContent } from '@tiptap/react'
import { toBcp47 } from '@vitrine/contract'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describedBy, FieldBox, GhostNote, LockMark, useWords } from '../../engine/index.ts'
import { contentStyles } from './content-styles.ts'
import { LinkEditor } from './link-editor.tsx'
import { useLostWords } from './lost-words.ts'
import { cleanPaste } from './paste.ts'
import type { RichTextProps } from './rich-text-props.ts'
import { Toolbar } from './toolbar.tsx'
import { useOpened, useValueInEditor } from './use-value-in-editor.ts'

export function RichEditor(props: RichTextProps) {
  const { id, label, value, options, disabled, readOnly, error, autoFocus, language, emptyValue, onChange, onBlur } = props
  const { t } = useTranslation()
  const words = useWords()
  const box = useRef<HTMLDivElement>(null)
  const [isLinking, setLinking] = useState(false)
  const stored = typeof value === 'string' ? value : ''
  const locked = disabled || readOnly
  const state = useOpened(stored)
  const lostWords = useLostWords(locked ? [] : state.opened.lost)
  const ghostText = language?.fallback?.text ?? words.text(options.placeholder)

  const described = [describedBy(props), lostWords && `${id}-lost`].filter(Boolean).join(' ') || undefined
  const editor = useValueInEditor(
    stored,
    state,
    {
      editable: !locked,
      autofocus: autoFocus,
      editorProps: {
        attributes: attributesOf(props, described, ghostText),
        transformPastedHTML: cleanPaste,
        handleDOMEvents: {
          keydown: (view, event) => {
            // Tab leads on, also out of a list: the editor would keep the person inside.
            if (event.key === 'Tab') return true
            const asksForLink = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
            if (!asksForLink || (view.state.selection.empty && !editor.isActive('link'))) return false
            event.preventDefault()
            // Elsewhere the same keys open the palette.
            event.stopPropagation()
            setLinking(true)
            return true
          },
        },
      },
    },
    (html) => onChange(html === '' ? emptyValue : html),
  )

  const isEmpty = stored === ''
  return (
    <Box
      onBlur={({ relatedTarget }) => {
        const isInside =
          relatedTarget instanceof Element && (box.current?.contains(relatedTarget) || relatedTarget.closest(`[data-layer-of="${id}"]`))
        if (!isInside) onBlur()
      }}
    >
      <FieldBox ref={box} disabled={disabled} readOnly={readOnly} error={error}>
        {!locked && <Toolbar id={id} label={label} editor={editor} openLink={() => setLinking(true)} />}
        <Box sx={contentStyles}>
          {isEmpty && !readOnly && ghostText && (
            <Box aria-hidden sx={{ ...ghostStyles, fontStyle: language?.fallback ? 'italic' : undefined }}>
              {ghostText}
            </Box>
          )}
          <EditorContent editor={editor} />
          <Box sx={{ position: 'absolute', right: 10, bottom: 8, pointerEvents: 'none', color: 'text.secondary', display: 'flex' }}>
            {readOnly ? <LockMark /> : <GhostNote language={language} isEmpty={isEmpty} />}
          </Box>
        </Box>
      </FieldBox>
      {lostWords && (
        <Alert id={`${id}-lost`} severity="warning" role="note" icon={<TriangleAlert aria-hidden />} sx={{ mt: 0.75 }}>
          {stored === state.opened.value ? t('forms.richText.lost', { what: lostWords }) : t('forms.richText.gone', { what: lostWords })}
        </Alert>
      )}
      {isLinking && <LinkEditor id={id} editor={editor} close={() => setLinking(false)} />}
    </Box>
  )
}

const ghostStyles = {
  position: 'absolute',
  insetInline: 0,
  px: 2,
  py: 1.5,
  pointerEvents: 'none',
  color: 'text.tertiary',
  typography: 'prose',
} as const

type Attributed = Pick<RichTextProps, 'id' | 'disabled' | 'readOnly' | 'error' | 'required' | 'language'>

function attributesOf(
  { id, disabled, readOnly, error, required, language }: Attributed,
  described: string | undefined,
  placeholder: string | undefined,
): Record<string, string> {
  return {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    tabindex: disabled ? '-1' : '0',
    ...(described && { 'aria-describedby': described }),
    ...(error && { 'aria-invalid': 'true' }),
    ...(required && { 'aria-required': 'true' }),
    ...(readOnly && { 'aria-readonly': 'true' }),
    ...(disabled && { 'aria-disabled': 'true' }),
    ...(language && { lang: toBcp47(language.locale) }),
    ...(placeholder && { 'aria-placeholder': placeholder }),
  }
}
