/** These stand below the figures that the company claims about itself, by the plural category of the figure. */
export const claims = {
  clients: { other: 'Clients' },
  branches: { one: 'Branch', other: 'Branches' },
  services: { other: 'Services' },
  projects: { other: 'Projects Delivered' },
  protectedBusinesses: { other: 'Protected businesses' },
  uptime: 'Uptime',
  monitoring: 'Monitoring',
  realTimeMonitoring: 'Real-time Monitoring',
  support: 'Support Available',
} as const;
