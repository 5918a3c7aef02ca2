/** What sends a form, apart from the desk: flows send their requests without one. */
export { buildForm } from '../../browser/fillForm';
export { perform } from '../../browser/perform';
