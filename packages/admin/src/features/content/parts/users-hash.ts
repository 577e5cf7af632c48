/** The panel stands in the address, so that Back closes it and the menu, itself a drawer on phones, need not stay open for it. */
export const usersHash = '#users'
