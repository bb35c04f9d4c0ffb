import type { contact as english } from '../en/contact.ts';
import type { Translation } from '../translation.ts';

export const contact = {
  metadata: {
    title: 'اتصل بمكتبنا في {city} | {company}',
    description: 'اطلب عرض سعر من {company}، أو اتصل على \u2066{phone}\u2069، أو مرّ بنا: {street}، {city}. {hours}.',
    keywords: ['شركة تقنية معلومات في {city}', 'دعم فني في {country}', 'طلب عرض سعر', '{building} {city}', 'رقم هاتف {company}'],
  },
  title: { before: 'تجدنا ', highlight: 'في {city}', after: '.' },
  lead: 'اكتب أو اتصل أو مرّ بنا. قل لنا ما الذي ينبغي أن يتحسّن، فيجيبك أحد أفراد فريقنا.',
  pictureAlt: 'أضواء {city} ليلًا من فوق الأسطح',
  otherCityAlt: 'أضواء مدينة ليلًا من فوق الأسطح',
  openings: { website: 'موقعنا: {line}', seo: 'نريد أن يجدنا من يبحث عن: {line}' },
  afterSending: {
    title: 'ماذا بعد الإرسال؟',
    steps: {
      read: { title: 'يقرؤه إنسان', text: 'يطّلع أحد أفراد فريقنا على ما كتبته، ويسألك إن نقص شيء.' },
      reply: { title: 'نردّ عليك', text: 'بالبريد الإلكتروني أو الهاتف، خلال ساعات عملنا: {hours}.' },
      quote: { title: 'يصلك عرض سعر مكتوب', text: 'لا يكلّفك شيئًا ولا يُلزمك بشيء.' },
    },
    holds: {
      title: 'ماذا في عرض السعر؟',
      items: {
        work: 'ما نقوم به، وما يبقى عليك',
        prices: 'كلفة كل بند',
        dates: 'متى نبدأ، ومتى ننتهي',
        care: 'من يعتني به بعد ذلك',
        validity: 'مدة سريان الأسعار',
      },
    },
  },
  labels: { phone: 'الهاتف', email: 'البريد الإلكتروني', office: 'المكتب', hours: 'ساعات العمل', social: 'تابعنا' },
  hours: { closed: 'مغلق', outside: 'في غير هذه الأيام: {hours}' },
  map: { label: 'عرض على خرائط Google', hint: 'يفتح في تبويب جديد', frame: 'خريطة مكتبنا' },
  copy: { action: 'نسخ', done: 'تم النسخ', phone: 'رقم الهاتف', email: 'عنوان البريد' },
} as const satisfies Translation<typeof english>;
