import type { Translation } from '#content/translation';
import type { page as english } from '../en/page.ts';

export const page = {
  noScript: 'يحتاج المكتب إلى JavaScript.',
  olderBrowser:
    'يحتاج المكتب إلى متصفّح صدر في السنتين الأخيرتين: Chrome أو Edge أو Firefox أو Safari. يُرجى تحديث متصفّحك، أو فتح هذه الصفحة في متصفّح آخر.',
} as const satisfies Translation<typeof english>;
