import Assumed from '@theme/Assumed';
import ErrorSign from '@theme/ErrorSign';
import MDXComponents from '@theme-init/MDXComponents';

/** Components that pages can use without an import. */
export default { ...MDXComponents, Assumed, ErrorSign };
