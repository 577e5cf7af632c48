declare module '#platform/events' {
  interface EventMap {
    'user.banned': { user_id: number }
  }
}

export {}
