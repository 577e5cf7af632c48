import type { NewsItem } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { RecordEditor, RecordLoad, StampLine } from '#lib/record-editor'
import { newsItemSchema, newsItemUiSchema, type ShownNewsItem, toNewsItemDraft, toShownNewsItem } from './form.ts'
import { useNewsItem, useSaveNewsItem } from './queries.ts'

const path = '/admin/news'

export const NewsCreateScreen = () => <NewsEditor item={undefined} />

export function NewsEditScreen() {
  const { id = '' } = useParams()
  return (
    <RecordLoad query={useNewsItem(id)} listPath={path}>
      {(item) => <NewsEditor key={item.id} item={item} />}
    </RecordLoad>
  )
}

function NewsEditor({ item }: { item: NewsItem | undefined }) {
  const { t } = useTranslation()
  const { mutateAsync } = useSaveNewsItem()
  return (
    <RecordEditor<ShownNewsItem, NewsItem>
      kind="news"
      record={item}
      title={item?.title ?? t('views.admin.news.create')}
      list={{ path, label: t('schemaTypes.news.plural') }}
      schema={newsItemSchema}
      uiSchema={newsItemUiSchema}
      toValue={toShownNewsItem}
      save={(shown, changed) => mutateAsync({ draft: toNewsItemDraft(shown), changed })}
      failedKey="components.createOrEdit.errorOccurred"
      foot={item && <StampLine record={item} />}
    />
  )
}
