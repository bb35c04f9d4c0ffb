import type { Translation } from '#content/translation';
import type { closing as english } from '../../en/cases/closing.ts';

export const closing = {
  names: {
    price: 'السعر',
    speed: 'سرعتنا في الرد',
    known: 'يعرفنا من قبل',
    recommended: 'أوصى بنا أحد',
    time: 'طول المدة',
    silence: 'لم يردّ العميل',
    competitor: 'اختار غيرنا',
    service: 'ليست من خدماتنا',
    another: 'سبب آخر',
  },
  because: { won: 'رابح بسبب…', lost: 'خاسر بسبب…' },
  shown: { won: 'رابح: {reason}', lost: 'خاسر: {reason}' },
  none: 'بلا سبب',
  words: 'بكلماتك',
  dialog: { won: 'لماذا ربحناه؟', lost: 'لماذا خسرناه؟', label: 'السبب', save: 'حفظ', cancel: 'إلغاء' },
} satisfies Translation<typeof english>;
