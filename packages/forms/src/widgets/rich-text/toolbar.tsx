import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { AllSelection, TextSelection } from '@tiptap/pm/state'
import { type Editor, useEditorState } from '@tiptap/react'
import Bold from 'lucide-react/icons/bold'
import Italic from 'lucide-react/icons/italic'
import Link from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Quote from 'lucide-react/icons/quote'
import Undo2 from 'lucide-react/icons/undo-2'
import { type ComponentType, type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BlockMenu } from './block-menu.tsx'

type Action = { name: string; label: string; keys?: string; Icon: ComponentType; isOn?: boolean; isOff?: boolean; run(): void }

type ToolbarProps = { id: string; label: string; editor: Editor; openLink(): void }

/** One stop for Tab; the arrow keys go from tool to tool (WAI-ARIA toolbar). */
export function Toolbar({ id, label, editor, openLink }: ToolbarProps) {
  const { t } = useTranslation()
  const [current, setCurrent] = useState('block')
  const on = useEditorState({
    editor,
    selector: () => ({
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      link: editor.isActive('link'),
      bulletList: editor.isActive('bulletList'),
      orderedList: editor.isActive('orderedList'),
      blockquote: editor.isActive('blockquote'),
      mayLink: !editor.state.selection.empty || editor.isActive('link'),
      mayUndo: editor.can().undo(),
    }),
  })
  const chain = () => {
    const { doc, selection, tr } = editor.state
    // All of it, chosen by Ctrl A, is chosen as a whole and cannot be lifted out of a quote or a list; its text can.
    if (selection instanceof AllSelection)
      editor.view.dispatch(tr.setSelection(TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size))))
    return editor.chain().focus()
  }
  const actions: Action[] = [
    { name: 'bold', label: t('forms.richText.bold'), keys: 'Ctrl B', Icon: Bold, isOn: on.bold, run: () => chain().toggleBold().run() },
    {
      name: 'italic',
      label: t('forms.richText.italic'),
      keys: 'Ctrl I',
      Icon: Italic,
      isOn: on.italic,
      run: () => chain().toggleItalic().run(),
    },
    { name: 'link', label: t('forms.richText.link'), keys: 'Ctrl K', Icon: Link, isOn: on.link, isOff: !on.mayLink, run: openLink },
    {
      name: 'bulletList',
      label: t('forms.richText.bulletList'),
      Icon: List,
      isOn: on.bulletList,
      run: () => chain().toggleBulletList().run(),
    },
    {
      name: 'orderedList',
      label: t('forms.richText.orderedList'),
      Icon: ListOrdered,
      isOn: on.orderedList,
      run: () => chain().toggleOrderedList().run(),
    },
    { name: 'quote', label: t('forms.richText.quote'), Icon: Quote, isOn: on.blockquote, run: () => chain().toggleBlockquote().run() },
    { name: 'undo', label: t('forms.richText.undo'), keys: 'Ctrl Z', Icon: Undo2, isOff: !on.mayUndo, run: () => chain().undo().run() },
  ]

  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
    const place = tools.indexOf(event.target as HTMLElement)
    const to = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: tools.length - 1 }[event.key]
    if (to === undefined || place < 0) return
    event.preventDefault()
    tools[(to + tools.length) % tools.length]?.focus()
  }

  return (
    <Box
      role="toolbar"
      aria-label={t('forms.richText.toolbar', { label })}
      aria-controls={id}
      onKeyDown={step}
      onFocus={({ target }) => setCurrent(target.dataset.tool ?? 'block')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: { sm: 0.25 },
        px: { xs: 0.5, sm: 0.75 },
        py: 0.375,
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <BlockMenu id={id} editor={editor} tabIndex={current === 'block' ? 0 : -1} />
      {actions.map(({ name, label: text, keys, Icon, isOn, isOff = false, run }) => (
        <Tooltip key={name} title={keys ? `${text} (${keys})` : text}>
          <IconButton
            size="small"
            data-tool={name}
            aria-label={text}
            aria-pressed={isOn}
            // Not `disabled`: it would fall out of the arrow keys' way, and the focus with it.
            aria-disabled={isOff}
            tabIndex={current === name ? 0 : -1}
            // The selection in the text stays where it is.
            onMouseDown={(event) => event.preventDefault()}
            onClick={isOff ? undefined : run}
            sx={{ ...(name === 'undo' && { ml: 'auto' }), '&[aria-disabled="true"]': { color: 'text.disabled' } }}
          >
            <Icon aria-hidden />
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  )
}
