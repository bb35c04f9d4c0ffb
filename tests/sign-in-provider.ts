import { startRealProvider } from '#api/testing/real-provider';

// A provider on this machine, to try sign-in with company accounts (docs/operations.md). It asks for no password: never where others reach it.
const origin = process.argv[2] ?? 'http://localhost:3000';
const email = process.argv[3] ?? 'lina@company.example';

const { issuer, clientId, clientSecret, people } = await startRealProvider(origin, 'company', 4400);
people.set('lina', { email, email_verified: true, groups: ['sellers'], methods: ['pwd', 'otp'] });
const settings = [{ id: 'company', label: 'The company', issuer, clientId, clientSecret, groups: { sellers: 'sales' } }];

console.log(`OIDC_PROVIDERS='${JSON.stringify(settings)}'`);
console.log(`Account: lina (${email})`);
