import { useMemo } from 'react'
import { choicesOf, useWords, type WidgetProps } from '../../engine/index.ts'
import { ChoiceInput } from './choice-input.tsx'

/**
 * A choice among words that have a name in the dictionary, `{group}.{word}`. Schemas write a word as it is said too
 * («kiosk view» for `kiosk_view`), and a word without a name is shown as it stands.
 */
export const vocabularyInput = (group: string, words: readonly string[]) =>
  function VocabularyInput(props: WidgetProps<{ placeholder?: string }>) {
    const dictionary = useWords()
    const { enum: listed, oneOf, anyOf } = props.schema
    const choices = useMemo(() => {
      const given = choicesOf({ enum: listed, oneOf, anyOf })?.filter(({ value }) => value !== null)
      return (given ?? words.map((value) => ({ value, title: undefined }))).map(({ value, title }) => {
        const key = `${group}.${String(value).toLowerCase().replaceAll(' ', '_')}`
        const named = dictionary.text(key)
        return { value, name: (named === key ? dictionary.text(title) : named) ?? String(value) }
      })
    }, [dictionary, listed, oneOf, anyOf])
    return <ChoiceInput {...props} choices={choices} />
  }
