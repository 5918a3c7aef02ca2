import { trustHtmlOfOthers } from '../../../shared/browser/trusted';

trustHtmlOfOthers();
