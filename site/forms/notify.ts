import { forms } from '#content/forms';
import { createNotifier } from '#site/ui/notify.ts';

export const notify = createNotifier(forms.toasts);
