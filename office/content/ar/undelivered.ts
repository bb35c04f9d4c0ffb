import type { Translation } from '#content/translation';
import type { undelivered as english } from '../en/undelivered.ts';

export const undelivered = {
  title: 'رسائل لم تصل',
  summary: {
    zero: 'لم تتعثّر أيّ رسالة',
    one: 'رسالة واحدة لم تصل',
    two: 'رسالتان لم تصلا',
    few: '{count} رسائل لم تصل',
    many: '{count} رسالة لم تصل',
    other: '{count} رسالة لم تصل',
  },
  nothing: 'لم تتعثّر أيّ رسالة',
  failed: 'تعذّر تحميل الرسائل التي لم تصل.',
  mailFailed: 'تعذّر تحميل نصّ هذه الرسالة.',
  list: 'الرسائل التي لم تصل، الأحدث أوّلًا',

  kinds: { confirmation: 'إشعار استلام', staff: 'إشعار للزملاء', answer: 'ردّ', account: 'رسالة تخصّ حسابًا', failure: 'إشعار برسالة لم تصل' },
  to: 'إلى {recipient}',
  about: { quote: 'طلب سعر من {name}', review: 'رأي من {name}', application: 'طلب توظيف من {name}' },
  open: 'افتح',
  writtenAt: 'كُتبت {at}',
  serverResponse: 'ما قاله الخادم الآخر',
  uncertain: 'ربّما أُرسلت: توقّف الخادم قبل تأكيد الإرسال',
  uncertainText: 'لا يعلم إن كانت قد وصلت إلا قارئها. وإن أُرسلت من جديد فقد تصل مرّتين.',
  arrived: 'وصلت بالفعل',
  noted: 'دُوّن أنّها وصلت',
  mail: 'الرسالة',
  noText: 'في نصّ هذه الرسالة رابط يفتح حسابًا، لذلك لا يُعرض.',

  recipient: 'العنوان',
  recipientHint: 'يُصحّح هنا لهذه الرسالة وحدها',
  sendAgain: 'إرسال من جديد',
  toSameAddress: 'تُرسل إلى العنوان نفسه: الرابط الذي فيها أُعدّ لهذا الشخص.',
  invalidAddress: 'اكتب عنوان بريد صحيحًا',
  sent: 'في الطريق إلى {recipient}',
  delivered: 'هذه الرسالة لم تعد بحاجة إلى تصحيح.',
  back: 'كلّ الرسائل التي لم تصل',

  empty: { title: 'لم تتعثّر أيّ رسالة.', text: 'إذا رفض خادم آخر رسالة ظهرت هنا، مع السبب وطريقة إرسالها من جديد.' },
  notFound: { title: 'لم تعد هذه الرسالة بحاجة إلى تصحيح', text: 'أُعيدت محاولة إرسالها، وربّما أعادها زميل.' },
  keys: { move: 'تنقّل', correct: 'تصحيح' },
} satisfies Translation<typeof english>;
