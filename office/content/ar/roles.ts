import type { Translation } from '#content/translation';
import type { roles as english } from '../en/roles.ts';

export const roles = {
  owner: { name: 'مالك', does: 'كل شيء، وهذه الصفحة أيضًا' },
  sales: { name: 'مبيعات', does: 'طلبات عروض الأسعار والآراء' },
  hiring: { name: 'توظيف', does: 'طلبات التوظيف والوظائف' },
  editor: { name: 'محرّر', does: 'الآراء والعملاء والمكاتب' },
} as const satisfies Translation<typeof english>;
