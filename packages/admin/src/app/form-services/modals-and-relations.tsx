import { useQueryClient } from '@tanstack/react-query'
import { instanceRoutes, reservedOwnerSlugs } from '@vitrine/contract'
import { type FormServices, FormServicesProvider, useFormServices } from '@vitrine/forms/services'
import { type ReactNode, type RefObject, useMemo, useRef } from 'react'
import { useMatch } from 'react-router'
import { type Api, useApi } from '#lib/api'
import { type ModalEntries, ModalProvider, type Modals, useModals } from '#ui/modals'
import type { RelationWorld } from './relations.ts'

type Held = RefObject<Modals | undefined>
type Relations = FormServices['relations']

/**
 * The modals, and what the relations of a form need of them. A form stands in a modal too, so that its services lie above
 * the modals that they open.
 */
export function ModalsAndRelations({ entries, children }: { entries: ModalEntries; children: ReactNode }) {
  const modals = useRef<Modals>(undefined)
  return (
    <RelationService modals={modals} canEditInModal={'edit-document' in entries}>
      <ModalProvider entries={entries}>
        <ModalsHeld by={modals} />
        {children}
      </ModalProvider>
    </RelationService>
  )
}

function ModalsHeld({ by }: { by: Held }) {
  by.current = useModals()
  return null
}

const isReserved = (slug: string) => reservedOwnerSlugs.some((each) => each === slug)

/** Adds to the services of a form what needs the address and the modals: documents to point at. */
function RelationService({ modals, canEditInModal, children }: { modals: Held; canEditInModal: boolean; children: ReactNode }) {
  const api = useApi()
  const client = useQueryClient()
  const services = useFormServices()
  const { ownerSlug: owner_slug = '', instanceSlug: instance_slug = '' } = useMatch('/:ownerSlug/:instanceSlug/*')?.params ?? {}
  const value = useMemo(() => {
    const isInInstance = owner_slug !== '' && instance_slug !== '' && !isReserved(owner_slug)
    const world: RelationWorld = {
      // Outside an instance, as in the preview of a schema, there is nothing to choose from.
      pick: isInInstance
        ? async (wanted) => {
            // The page has asked for it already, under the same key.
            const instance = await client.fetchQuery({
              queryKey: ['instances', 'at', owner_slug, instance_slug],
              queryFn: ({ signal }) => api.call(instanceRoutes.resolve, { params: { owner_slug, instance_slug } }, signal),
            })
            const answer = await modals.current?.open('document-picker', { ...wanted, instanceId: instance?.id ?? 0 })
            return Array.isArray(answer) ? answer.map(({ id }: { id: number }) => id) : []
          }
        : undefined,
      open: async (documentId, path) => {
        const mayOpen = canEditInModal && modals.current?.openOf('edit-document').length === 0
        if (mayOpen) await modals.current?.open('edit-document', { documentId })
        else window.open(path, '_blank', 'noopener')
      },
    }
    return { ...services, relations: createLazily(api, world) }
  }, [services, api, client, modals, canEditInModal, owner_slug, instance_slug])
  return <FormServicesProvider value={value}>{children}</FormServicesProvider>
}

/** What it asks with weighs more than the frame, and most pages have no relations: it is fetched when a form has one. */
function createLazily(api: Api, world: RelationWorld): Relations {
  let made: Promise<Relations> | undefined
  const make = async () => (await import('./relations.ts')).createRelations(api, world)
  const relations = () => {
    made ??= make().catch((error) => {
      // The next question fetches it again.
      made = undefined
      throw error
    })
    return made
  }
  return {
    get: async (...asked) => (await relations()).get(...asked),
    open: async (id) => (await relations()).open(id),
    ...(world.pick ? { pick: async (wanted) => (await (await relations()).pick?.(wanted)) ?? [] } : {}),
  }
}
