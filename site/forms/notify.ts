import { forms } from '#content/en/forms';
import { createNotifier } from '#ui/notify.ts';

export const notify = createNotifier(forms.toasts);
