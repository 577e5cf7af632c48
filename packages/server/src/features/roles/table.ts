declare module '#platform/database' {
  interface Tables {
    roles: { id: number; name: 'admin' | 'editor' | 'guest' }
  }
}

export {}
