// Tests hash thousands of passwords, and what one costs is the subject of api/accounts/passwords.test.ts alone.
import { cost } from '#api/accounts/passwords';

Object.assign(cost, { memory: 8, passes: 1 });
