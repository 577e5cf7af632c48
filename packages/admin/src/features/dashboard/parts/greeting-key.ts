/** What one says at this hour. At night nobody is wished a good night who has just sat down to work. */
export function greetingKey(hour: number): string {
  if (hour >= 5 && hour < 10) return 'dashboard.greeting.morning'
  if (hour >= 10 && hour < 18) return 'dashboard.greeting.day'
  if (hour >= 18 && hour < 23) return 'dashboard.greeting.evening'
  return 'dashboard.greeting.night'
}
