import type { Translation } from '#content/translation';
import type { spam as english } from '../../en/cases/spam.ts';

export const spam = {
  marked: 'وُسم بأنه مزعج.',
  counted: 'السبب: {reasons}.',
  reasons: {
    trap: 'مُلئ الحقل المخفي',
    tooFast: 'أُرسل خلال ثلاث ثوانٍ',
    link: 'رابط',
    twoLinks: 'رابطان',
    manyLinks: 'ثلاثة روابط أو أكثر',
    linkAlone: 'لا شيء تقريبًا سوى الروابط',
    linkInName: 'رابط في الاسم',
    markup: 'رابط مكتوب كرمز برمجي',
    sellsToUs: 'يعرض علينا شيئًا',
    aboutOurSite: 'يتحدّث عن موقعنا أو عملنا',
    goods: 'ما تبيعه الإعلانات عادةً',
    promise: 'وعود وخصومات',
    callToAct: 'يطلب النقر أو الاتصال أو الرد',
    optOut: 'يذكر طريقة إلغاء الاشتراك',
    otherScript: 'ليس بالعربية ولا بالإنجليزية',
    noWords: 'حروف لا تكوّن كلمات',
    asksNothing: 'لا يطلب منّا شيئًا',
  },
} as const satisfies Translation<typeof english>;
