import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Document } from '@vitrine/contract'
import { History, List } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { ApiProblem, problemText } from '#lib/api'
import { useCurrentUser } from '#lib/current-user'
import { useDocumentTitle } from '#lib/document-title'
import { useInstance } from '#lib/instance'
import { RecordLoad } from '#lib/record-editor'
import { Notice, PageBar } from '#ui/page'
import { SkeletonText, Waiting } from '#ui/skeleton'
import { ErrorState, NoAccess, NotFound } from '#ui/states'
import { Compare, type Compared } from './parts/revisions/compare.tsx'
import { AgainstSelect, type Look, LookTools } from './parts/revisions/compare-tools.tsx'
import { RevisionList } from './parts/revisions/revision-list.tsx'
import { useChosenRevisions } from './parts/revisions/use-chosen-revisions.ts'
import { useTakeBack } from './parts/revisions/use-take-back.ts'
import { useReadDocument, useReadSchema } from './queries/revision-queries.ts'

export function RevisionsScreen() {
  const { documentId = '' } = useParams()
  return (
    <RecordLoad query={useReadDocument(documentId)} listPath={useInstance().path}>
      {(document) => <Revisions key={document.id} document={document} />}
    </RecordLoad>
  )
}

function Revisions({ document }: { document: Document }) {
  const { t } = useTranslation()
  const [look, setLook] = useState<Look>({ isSideBySide: false, isShortened: true })
  const [isListOpen, setListOpen] = useState(false)
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'))
  const { path } = useInstance()
  const { user } = useCurrentUser()
  const schema = useReadSchema(document.schema_id)
  const chosen = useChosenRevisions(document)
  const taking = useTakeBack(document)
  const title = document.title || t('documents.revisions.untitled')
  useDocumentTitle(`${t('documents.revisions.title')}: ${title}`)
  const mayTakeBack = document.may_edit && document.deleted_at === null
  const { shown, shownAutosave, kept, before } = chosen
  const after: Compared | undefined =
    kept && before
      ? { version: null, status: before.status, saved_at: kept.kept_at, saved_by: user.name, content: kept.content }
      : chosen.after
  const takeBackShown = () => (kept ? taking.kept(kept) : shown !== undefined && taking.whole(shown))
  const list = (
    <RevisionList
      revisions={chosen.revisions}
      autosaves={chosen.autosaves}
      total={chosen.total}
      current={document.version}
      shown={shown}
      shownAutosave={chosen.shownAutosave}
      onMore={chosen.loadMore}
      isFetchingMore={chosen.isLoadingMore}
      onChoose={() => setListOpen(false)}
    />
  )
  return (
    <>
      <PageBar
        back={{ to: `${path}/${document.id}`, label: title }}
        actions={
          <>
            {!isWide && (
              <Button startIcon={<List aria-hidden />} onClick={() => setListOpen(true)}>
                {chosen.total}
              </Button>
            )}
            <LookTools look={look} onLook={setLook} />
            {mayTakeBack && (kept || (shown !== undefined && shown !== document.version)) && (
              <Button
                variant="outlined"
                startIcon={<History aria-hidden />}
                disabled={taking.isBusy}
                onClick={takeBackShown}
                aria-label={t('documents.revisions.restoreThis')}
              >
                {t(isWide ? 'documents.revisions.restoreThis' : 'documents.revisions.takeBack')}
              </Button>
            )}
          </>
        }
      >
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.25, minWidth: 0 }}>
          <Typography variant="h3" component="h1" tabIndex={-1} noWrap title={title}>
            {title}
          </Typography>
          <Typography component="span" sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'inline' } }}>
            {t('documents.revisions.title')}
          </Typography>
        </Box>
      </PageBar>
      {chosen.error ? (
        <Failed error={chosen.error} onRetry={chosen.retry} home={`${path}/${document.id}`} />
      ) : (
        <Box sx={{ display: 'flex', flex: 1, minHeight: 0, alignItems: 'stretch' }}>
          {isWide ? (
            <Box
              component="nav"
              aria-label={t('documents.revisions.title')}
              sx={{ width: 316, flex: 'none', p: 1.5, bgcolor: 'background.default', borderRight: 1, borderColor: 'divider' }}
            >
              {list}
            </Box>
          ) : (
            <Drawer
              anchor="left"
              open={isListOpen}
              onClose={() => setListOpen(false)}
              slotProps={{ paper: { sx: { width: 316, p: 1.5 } } }}
            >
              <Typography variant="h2" component="h2" sx={{ px: 1.25, py: 1 }}>
                {t('documents.revisions.title')}
              </Typography>
              {list}
            </Drawer>
          )}
          <Box sx={{ flex: 1, minWidth: 0, bgcolor: 'background.paper', px: { xs: 2, sm: 3.5, lg: 8 }, py: 2.5 }}>
            <Box sx={{ maxWidth: 940, mx: 'auto' }}>
              {taking.isConflict && (
                <Box sx={{ mb: 2 }}>
                  <Notice
                    kind="error"
                    action={
                      <Button size="small" onClick={() => void taking.reload()}>
                        {t('documents.revisions.reload')}
                      </Button>
                    }
                  >
                    {t('documents.revisions.conflict')}
                  </Notice>
                </Box>
              )}
              {((shown !== undefined && chosen.total > 1) || kept) && (
                <AgainstSelect revisions={chosen.revisions} shown={shown} against={chosen.against} onChoose={chosen.compareWith} />
              )}
              {chosen.isEmpty && <Typography sx={{ color: 'text.secondary' }}>{t('documents.revisions.none')}</Typography>}
              {chosen.isReady && after && !schema.isPending ? (
                <Compare
                  key={`${before?.version} ${after.version} ${shownAutosave}`}
                  before={before}
                  after={after}
                  current={document.version}
                  schema={schema.data}
                  {...look}
                  onTakeBack={
                    mayTakeBack && before && !kept
                      ? (change) => taking.one(change, { before: before.content, after: after.content })
                      : undefined
                  }
                  isBusy={taking.isBusy}
                />
              ) : (
                !chosen.isEmpty && (
                  <Waiting label={t('generic.loading')}>
                    <SkeletonText lines={6} />
                  </Waiting>
                )
              )}
            </Box>
          </Box>
        </Box>
      )}
    </>
  )
}

function Failed({ error, onRetry, home }: { error: Error; onRetry: () => void; home: string }) {
  const { t } = useTranslation()
  const status = error instanceof ApiProblem ? error.status : 0
  if (status === 404) return <NotFound level={2} home={home} text={problemText(t, error)} />
  if (status === 403) return <NoAccess level={2} text={problemText(t, error)} home={home} />
  return <ErrorState text={problemText(t, error)} onRetry={onRetry} home={home} />
}
