import type { MessageTexts, TextMessageKey } from '#contract/messages';

export const textMessages: MessageTexts<Exclude<TextMessageKey, 'field.tooLong'>> = {
  'texts.otherKind': 'تغيّر شكل هذا السطر. يُرجى إعادة تحميل الصفحة.',
  'texts.empty': 'يُرجى كتابة نص، أو العودة إلى النص الأصلي',
  'texts.characters': 'في هذا النص رموز لا يمكن عرضها في الصفحة',
  'texts.unknownPlaceholder': 'لا قيمة هنا للرمز {name}. يُرجى اختيار رمز من القائمة.',
  'texts.missingPlaceholder': 'يُرجى إبقاء {name} لأن الصفحة تضع قيمته في مكانه',
};
