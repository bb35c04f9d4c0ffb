import { forms } from '#content/forms';
import { createNotifier } from '#ui/notify.ts';

export const notify = createNotifier(forms.toasts);
