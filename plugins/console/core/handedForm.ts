import type { Form } from './form';
import { maskTexts } from './maskSecrets';

/** The form whose values are secret that hold one of these texts. */
export function markSecrets(form: Form, secrets: readonly string[]): Form {
  const holdsOne = (text: string) => maskTexts(text, secrets) !== text;
  const { body } = form;
  const isSecret = body && 'text' in body && holdsOne(body.text);
  return {
    fields: form.fields.map((field) => (holdsOne(field.value) ? { ...field, isSecret: true } : field)),
    ...(body && { body: isSecret ? { ...body, isSecret } : body }),
  };
}

/** What no link has of a form. Of a login, only its code was sent. */
export function onlySecrets({ fields, body }: Form): Form {
  const secret = fields.filter(
    ({ credential, value, isLogin, isSecret }) => value !== '' && !isLogin && (isSecret || credential !== undefined),
  );
  return { fields: secret, ...(body && 'text' in body && body.isSecret && { body }) };
}
