import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import type { Application, Menu } from '@vitrine/contract'
import type { FormSchema, UiSchema } from '@vitrine/forms'
import { PanelRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n'
import { FormCard, RecordEditor, type RecordParts } from '#lib/record-editor'
import { menuInWords, type ShownApplication, toShownApplication } from '../form.ts'
import { MenuBuilder } from './menu/menu-builder.tsx'
import { MenuPreview } from './menu/menu-preview.tsx'
import type { Path } from './menu/menu-tree.ts'

type Props = {
  application: Application | undefined
  title: string
  schema: FormSchema<ShownApplication>
  uiSchema: UiSchema
  save: (shown: ShownApplication, changed: { id: number; version: number } | undefined) => Promise<Application>
  notice?: ReactNode
  actions?: ReactNode
  foot?: ReactNode
}

type View = 'general' | 'menu'

/** The record in two views, its fields and its menu; both are one record and saved as one. */
export function ApplicationEditor({ application, title, schema, uiSchema, save, notice, actions, foot }: Props) {
  const { t } = useTranslation()
  const locale = useLanguage().current()
  const [view, setView] = useState<View>('general')
  const [showsMenu, setShowsMenu] = useState(false)
  return (
    <RecordEditor<ShownApplication, Application>
      kind="application"
      record={application}
      title={title}
      list={{ path: '/admin/application', label: t('schemaTypes.application.plural') }}
      schema={schema}
      uiSchema={uiSchema}
      toValue={toShownApplication}
      save={save}
      failedKey="components.createOrEdit.errorOccurred"
      words={{ menu: (menu) => menuInWords((menu ?? []) as Menu, locale) }}
      notice={notice}
      onFaults={() => setView('general')}
      actions={
        <>
          {actions}
          <Button
            color={showsMenu ? 'primary' : undefined}
            startIcon={<PanelRight aria-hidden />}
            aria-pressed={showsMenu}
            aria-label={t('views.admin.applications.menu.showPreview')}
            onClick={() => setShowsMenu(!showsMenu)}
          >
            <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
              {t('views.admin.applications.menu.showPreview')}
            </Box>
          </Button>
        </>
      }
      arrange={(parts) => (
        <Views parts={parts} view={view} onView={setView} foot={foot} showsMenu={showsMenu} onHideMenu={() => setShowsMenu(false)} />
      )}
    />
  )
}

type ViewsProps = {
  parts: RecordParts<ShownApplication>
  view: View
  onView: (view: View) => void
  foot: ReactNode
  showsMenu: boolean
  onHideMenu: () => void
}

function Views({
  parts: { form, value, setValue, serverErrors, locale, setLocale, history },
  view,
  onView,
  foot,
  showsMenu,
  onHideMenu,
}: ViewsProps) {
  const { t } = useTranslation()
  const id = useId()
  const [chosen, setChosen] = useState<Path>()
  const menu = value.menu ?? []
  const panel = (name: View, content: ReactNode, maxWidth?: number) => (
    // Hidden, not gone: what is being written in one view stays there while the other is looked at.
    <Box
      role="tabpanel"
      id={`${id}-${name}`}
      aria-labelledby={`${id}-${name}-tab`}
      hidden={view !== name}
      sx={{
        px: { xs: 2, sm: 3.5 },
        py: { xs: 2, sm: 3 },
        maxWidth,
        display: view === name ? 'grid' : 'none',
        gap: 1.5,
        alignContent: 'start',
      }}
    >
      {content}
    </Box>
  )
  return (
    <Box sx={{ flex: '1 0 auto', display: 'flex' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Tabs
          value={view}
          onChange={(_event, next: View) => onView(next)}
          aria-label={t('views.admin.applications.views')}
          sx={{ px: { xs: 2, sm: 3.5 }, bgcolor: 'background.paper' }}
        >
          {(['general', 'menu'] as const).map((name) => (
            <Tab
              key={name}
              value={name}
              id={`${id}-${name}-tab`}
              aria-controls={`${id}-${name}`}
              label={t(`views.admin.applications.view.${name}`)}
            />
          ))}
        </Tabs>
        {panel(
          'general',
          <>
            <FormCard>{form}</FormCard>
            {foot}
            {history}
          </>,
          696,
        )}
        {panel(
          'menu',
          <MenuBuilder
            menu={menu}
            onChange={(next) => setValue({ ...value, menu: next })}
            locale={locale}
            errors={serverErrors}
            chosen={chosen}
            onChoose={setChosen}
          />,
        )}
      </Box>
      {showsMenu && (
        <MenuPreview
          menu={menu}
          heading={value.menu_heading ?? null}
          locale={locale}
          onLocale={setLocale}
          chosen={chosen}
          onClose={onHideMenu}
        />
      )}
    </Box>
  )
}
