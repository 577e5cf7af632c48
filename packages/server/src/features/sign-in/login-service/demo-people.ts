/** Known to all and said on the login page: these people exist only where nothing is real. */
export const demoPassword = 'vitrine'
export const demoPeople = ['superuser', 'admin', 'editor', 'guest'].map((role) => ({ username: `${role}@vitrine.test`, role }))
