/** Names of the roles. */
export const roles = {
  owner: 'Owner',
  sales: 'Sales',
  hiring: 'Hiring',
  editor: 'Editor',
} as const;
