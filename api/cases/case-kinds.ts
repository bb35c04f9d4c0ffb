import type { CaseName } from '../store/cases/tables-cases.ts';
import { applicationCases } from './applications/application-cases.ts';
import type { CaseKind } from './case-kind.ts';
import { quoteCases } from './quotes/quote-cases.ts';

export const caseKinds: Readonly<Record<CaseName, CaseKind>> = { quote: quoteCases, application: applicationCases };
