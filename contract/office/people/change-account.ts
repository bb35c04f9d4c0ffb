import { line } from '../../schema.ts';
import { z } from '../../zod.ts';
import { Preferences } from '../account.ts';

export const ChangeAccount = z.object({ name: line(80).optional(), preferences: Preferences.partial().optional() });
