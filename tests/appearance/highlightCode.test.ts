import { compile } from '@mdx-js/mdx';
import codeCompatPlugin from '@docusaurus/mdx-loader/lib/remark/mdx1Compat/codeCompatPlugin';
import { describe, expect, it } from 'vitest';
