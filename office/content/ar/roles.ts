import type { Translation } from '#content/translation';
import type { roles as english } from '../en/roles.ts';

export const roles = {
  owner: { name: 'مالك', does: 'كل شيء، ومنه هذه الصفحة' },
  sales: { name: 'مبيعات', does: 'طلبات الأسعار وعروضها والأرقام والآراء' },
  hiring: { name: 'توظيف', does: 'طلبات التوظيف والوظائف' },
  editor: { name: 'محرّر', does: 'الآراء والعملاء والفروع والنصوص والصفحات' },
} as const satisfies Translation<typeof english>;
