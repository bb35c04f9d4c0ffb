import type { OfficeMailTexts } from '#contract/mail-texts';

export const officeMails: OfficeMailTexts = {
  greeting: 'مرحبًا {name}،',
  invitation: {
    subject: 'دخولك إلى مكتب {company}',
    intro: 'أنشأ {inviter} حسابًا لك في مكتب {company}. افتح هذا الرابط لتختار طريقة تسجيل الدخول:',
    link: 'إعداد حسابك',
    validity: 'الرابط صالح لمرة واحدة خلال ثلاثة أيام.',
    notExpected: 'إن لم تكن تتوقع هذه الرسالة، فلا حاجة إلى أي إجراء.',
  },
  reset: {
    subject: 'كلمة مرور جديدة لمكتب {company}',
    intro: 'طُلبت كلمة مرور جديدة لحسابك في مكتب {company}. افتح هذا الرابط لتختارها:',
    link: 'اختيار كلمة مرور جديدة',
    validity: 'الرابط صالح لمرة واحدة خلال ساعة.',
    notExpected: 'إن لم تطلبها أنت، فلا حاجة إلى أي إجراء: كلمة مرورك باقية كما هي.',
  },
  newMethod: {
    subject: 'تغيير في طريقة دخولك إلى مكتب {company}',
    intro: 'أُضيف إلى حسابك في مكتب {company}: {method}.',
    methods: {
      passkey: 'مفتاح مرور جديد',
      password: 'كلمة مرور جديدة',
      authenticator: 'تطبيق رموز جديد',
      recoveryCodes: 'مجموعة جديدة من رموز الاسترداد',
    },
    notYou: 'إن لم تكن أنت من فعل ذلك، فأخبر المسؤول عن المكتب فورًا: بإمكانه إنهاء جلساتك وإيقاف الحساب.',
  },
};
