import { Extension } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { cleanHref } from '@vitrine/contract'

export const headingLevels = [2, 3, 4] as const

/** The editor's schema: what the rules of the contract name, and nothing else. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [...headingLevels] },
    link: {
      openOnClick: false,
      autolink: false,
      // Where a link opens is for those who show the text to decide.
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (url) => cleanHref(url) !== undefined,
    },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    // It would add an empty paragraph to a text that nobody has touched.
    trailingNode: false,
  }),
  Extension.create({
    name: 'levels',
    addKeyboardShortcuts() {
      return {
        'Mod-]': () => this.editor.commands.sinkListItem('listItem'),
        'Mod-[': () => this.editor.commands.liftListItem('listItem'),
      }
    },
  }),
]
