import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { type Editor, useEditorState } from '@tiptap/react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { headingLevels } from './extensions.ts'

type Level = (typeof headingLevels)[number]

/** Paragraph or heading: what the block with the cursor is. */
export function BlockMenu({ id, editor, tabIndex }: { id: string; editor: Editor; tabIndex: number }) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const isChosen = useRef(false)
  const level = useEditorState({ editor, selector: () => headingLevels.find((each) => editor.isActive('heading', { level: each })) })
  const names: Record<Level, string> = {
    2: t('forms.richText.heading2'),
    3: t('forms.richText.heading3'),
    4: t('forms.richText.heading4'),
  }
  const choose = (chosen: Level | undefined) => {
    isChosen.current = true
    if (chosen) editor.commands.setHeading({ level: chosen })
    else editor.commands.setParagraph()
    setAnchor(undefined)
  }

  return (
    <>
      <Button
        size="small"
        data-tool="block"
        tabIndex={tabIndex}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        endIcon={<ChevronDown aria-hidden />}
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ mr: { sm: 0.5 }, px: { xs: 1, sm: 1.125 } }}
      >
        {level ? names[level] : t('forms.richText.paragraph')}
      </Button>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={() => setAnchor(undefined)}
        slotProps={{
          root: { 'data-layer-of': id } as object,
          list: { 'aria-label': t('forms.richText.blockMenu') },
          // Only when the menu has given the focus back may the text take it.
          transition: {
            onExited: () => {
              if (isChosen.current) editor.commands.focus()
              isChosen.current = false
            },
          },
        }}
      >
        <MenuItem selected={!level} onClick={() => choose(undefined)}>
          {t('forms.richText.paragraph')}
        </MenuItem>
        {headingLevels.map((each) => (
          <MenuItem key={each} selected={level === each} onClick={() => choose(each)} sx={{ typography: headingLooks[each] }}>
            {names[each]}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

const headingLooks = { 2: 'h2', 3: 'h3', 4: 'label' } as const
