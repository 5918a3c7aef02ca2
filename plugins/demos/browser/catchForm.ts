/** The SDK submits its form by itself, and cannot tell whether the browser has blocked the tab. */
export function catchForm(open: () => void): HTMLFormElement {
  const { submit } = HTMLFormElement.prototype;
  const forms: HTMLFormElement[] = [];
  HTMLFormElement.prototype.submit = function keep(this: HTMLFormElement) {
    forms.push(this);
  };
  try {
    open();
  } finally {
    HTMLFormElement.prototype.submit = submit;
  }
  const [form] = forms;
  if (!form) throw new Error('The SDK of StackBlitz has made no form.');
  return form;
}
