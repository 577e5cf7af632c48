import { commonProblems, type DocumentStatus, documentProblems, type Membership, rightsIn } from '@vitrine/contract'
import { demand, type Principal } from '#platform/auth'

/** Where a document stands; undefined where there is none, which superusers too are told. */
export type DocumentPlace =
  | {
      application_instance_id: number
      status: DocumentStatus
      deleted_at: string | null
      /** Its instance gives its documents to one that the caller works in. */
      is_given: boolean
    }
  | undefined

const memberOf = (by: Principal, instance_id: number): Membership | undefined =>
  by.memberships.find(({ application_instance_id }) => application_instance_id === instance_id)

const mayWriteIn = (by: Principal, instance_id: number): boolean => rightsIn(by, instance_id).mayWrite
const mayRemoveIn = (by: Principal, instance_id: number): boolean => rightsIn(by, instance_id).mayManage

/** The one visibility of all doors: own ones in any state, given ones while they are published [V29]. */
export function seesDocument(by: Principal, place: DocumentPlace): boolean {
  if (!place) return false
  if (by.is_superuser || memberOf(by, place.application_instance_id)) return true
  return place.is_given && place.status === 'published' && place.deleted_at === null
}

export const instancesOf = (by: Principal): number[] => by.memberships.map(({ application_instance_id }) => application_instance_id)

export const permissionsOn = (by: Principal, application_instance_id: number) => ({
  may_edit: mayWriteIn(by, application_instance_id),
  may_remove: mayRemoveIn(by, application_instance_id),
})

export const mayReadDocument = (by: Principal, place: DocumentPlace): void =>
  demand(seesDocument(by, place) ? 'allowed' : 'hidden', documentProblems.not_found)

/** Its drafts and its past are its own instance's. */
export const mayReadHistory = (by: Principal, place: DocumentPlace): void =>
  demand(
    place && (by.is_superuser || memberOf(by, place.application_instance_id)) ? 'allowed' : seesDocument(by, place) ? 'refused' : 'hidden',
    documentProblems.not_found,
  )

const judged = (by: Principal, place: DocumentPlace, isAllowed: (by: Principal, instance_id: number) => boolean): void =>
  demand(
    !seesDocument(by, place) ? 'hidden' : place && isAllowed(by, place.application_instance_id) ? 'allowed' : 'refused',
    documentProblems.not_found,
  )
export const mayEditDocument = (by: Principal, place: DocumentPlace): void => judged(by, place, mayWriteIn)
/** For ever, or although others use it: those who may remove. */
export const mayDeleteDocument = (by: Principal, place: DocumentPlace, how: { permanent: boolean; force: boolean }): void =>
  judged(by, place, how.permanent || how.force ? mayRemoveIn : mayWriteIn)

/** `instance_id` comes from the body: one that is not there, or not the caller's, is answered alike [V10]. */
export const mayAddDocument = (by: Principal, instance_id: number): void =>
  demand(mayWriteIn(by, instance_id) ? 'allowed' : memberOf(by, instance_id) ? 'refused' : 'hidden', commonProblems.not_found)

/** How much there is, drafts and the bin too, is told to those who work there [V10]. */
export const mayCountDocuments = (by: Principal, instance_id: number): void =>
  demand(by.is_superuser || memberOf(by, instance_id) ? 'allowed' : 'hidden', commonProblems.not_found)

export const mayReindex = (by: Principal): void => demand(by.is_superuser ? 'allowed' : 'refused')
/** What a change of a schema does to the documents is the business of those who may change it. */
export const mayWeighSchemas = (by: Principal): void => demand(by.is_superuser ? 'allowed' : 'refused')
