import type { applicationStatus as english } from '../en/application-status.ts';
import type { Translation } from '../translation.ts';

export const applicationStatus = {
  metadata: { title: 'طلب التوظيف | {company}', description: 'إلى أين وصل طلب توظيف، لمن أرسله وحده.' },
  eyebrow: 'طلب التوظيف',
  stages: {
    received: { title: 'وصلنا طلبك.', text: 'ينتظر دوره. وحين يقرؤه أحدنا تراه هنا.' },
    reading: { title: 'نقرأ طلبك.', text: 'هو أمام من يبتّ في هذه الوظيفة. ونكتب إليك بالبريد الإلكتروني.' },
    interview: { title: 'نودّ أن نلتقي.', text: 'نكتب إليك بشأن الموعد، أو كتبنا إليك من قبل.' },
    offer: { title: 'نريدك معنا.', text: 'نراسلك أو نتصل بك بشأن التفاصيل.' },
    hired: { title: 'الوظيفة لك.', text: 'ننتظر اليوم الأول.' },
    closed: { title: 'أُغلق هذا الطلب.', text: 'أبلغناك بشأنه. شكرًا على وقتك.' },
    withdrawn: { title: 'سحبت طلبك.', text: 'لم يعد أحد يعمل عليه. ويمكنك أن تتقدّم من جديد متى شئت.' },
  },
  interviewAt: 'موعدنا: {date} بتوقيت {city}',
  stagesLabel: 'إلى أين وصل',
  steps: { received: 'وصل', reading: 'قيد القراءة', interview: 'مقابلة', offer: 'عرض' },
  position: 'الوظيفة',
  reference: 'رقمك المرجعي',
  received: 'وصل في',
  erased: 'يُحذف تلقائيًا في',
  erasedNote: 'ومعه سيرتك الذاتية وكل رسالة عنه.',
  question: 'لديك سؤال؟ ردّ على إحدى رسائلنا، أو اتصل على {number}.',
  withdraw: 'سحب الطلب',
  withdrawal: {
    title: 'هل تسحب طلبك؟',
    text: 'هو طلبك لوظيفة {position}. بعد السحب لا يعمل عليه أحد، ولا رجعة في ذلك. ويمكنك أن تتقدّم من جديد ما دامت الوظيفة متاحة.',
    confirm: 'نعم، سحب الطلب',
    keep: 'لا، إبقاؤه',
  },
  careers: 'الوظائف المتاحة',
} as const satisfies Translation<typeof english>;
