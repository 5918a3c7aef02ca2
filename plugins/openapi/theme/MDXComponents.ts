import Assumed from '@theme/Assumed';
import MDXComponents from '@theme-init/MDXComponents';

/** What every page may use without an import. */
export default { ...MDXComponents, Assumed };
