import { lenderSet } from './lender-set.ts';
import { BRINDLEMARK } from './lenders/banks/brindlemark.ts';
import { CALDERWYN } from './lenders/banks/calderwyn.ts';
import { FENNIMARSH } from './lenders/banks/fennimarsh.ts';
import { HOLLINQUAY } from './lenders/banks/hollinquay.ts';
import { IVORWEN } from './lenders/banks/ivorwen.ts';
import { KESTOMA } from './lenders/banks/kestoma.ts';
import { NINEBARROW } from './lenders/banks/ninebarrow.ts';
import { OMBRAFIELD } from './lenders/banks/ombrafield.ts';
import { OXTERLEIGH } from './lenders/banks/oxterleigh.ts';
import { QUILLHAVEN } from './lenders/banks/quillhaven.ts';
import { SLATEMOOR } from './lenders/banks/slatemoor.ts';
import { SUNDREL } from './lenders/banks/sundrel.ts';
import { TARROWICK } from './lenders/banks/tarrowick.ts';
import { VELMORA } from './lenders/banks/velmora.ts';
import { BELLWICK } from './lenders/brokers/bellwick.ts';
import { FERNSPAN } from './lenders/brokers/fernspan.ts';
import { KEYFELLOW } from './lenders/brokers/keyfellow.ts';
import { RELAYTON } from './lenders/brokers/relayton.ts';
import { THREADGATE } from './lenders/brokers/threadgate.ts';
import { WAYMARROW } from './lenders/brokers/waymarrow.ts';
import { BIRCHBELL } from './lenders/credit-unions/birchbell.ts';
import { CHALKMERE } from './lenders/credit-unions/chalkmere.ts';
import { COBBLEMOOR } from './lenders/credit-unions/cobblemoor.ts';
import { EMBERQUIST } from './lenders/credit-unions/emberquist.ts';
import { GLENBARREL } from './lenders/credit-unions/glenbarrel.ts';
import { HARROWDELL } from './lenders/credit-unions/harrowdell.ts';
import { JUNIPERHOLT } from './lenders/credit-unions/juniperholt.ts';
import { LANTERNFOLD } from './lenders/credit-unions/lanternfold.ts';
import { LEDGERBOURNE } from './lenders/credit-unions/ledgerbourne.ts';
import { MOSSGARTH } from './lenders/credit-unions/mossgarth.ts';
import { NALUKEA } from './lenders/credit-unions/nalukea.ts';
import { ORRINSEDGE } from './lenders/credit-unions/orrinsedge.ts';
import { PEPPERWYN } from './lenders/credit-unions/pepperwyn.ts';
import { RONDAVERE } from './lenders/credit-unions/rondavere.ts';
import { SALTWICK } from './lenders/credit-unions/saltwick.ts';
import { THISTLEMAR } from './lenders/credit-unions/thistlemar.ts';
import { TIDEWICK } from './lenders/credit-unions/tidewick.ts';
import { WRENFALLOW } from './lenders/credit-unions/wrenfallow.ts';
import { MAIN_MARKETS_CREDIT } from './lenders/main-markets-credit.ts';
import { MAIN_NY_WHOLESALE } from './lenders/main-ny-wholesale.ts';
import { MAIN_NY } from './lenders/main-ny.ts';
import { MAIN_WHOLESALE } from './lenders/main-wholesale.ts';
import { MAIN } from './lenders/main.ts';
import { APRICOMBE } from './lenders/mortgage/apricombe.ts';
import { ARCOLUNE } from './lenders/mortgage/arcolune.ts';
import { CORNIVANE } from './lenders/mortgage/cornivane.ts';
import { CYANDALE } from './lenders/mortgage/cyandale.ts';
import { DORSILLO } from './lenders/mortgage/dorsillo.ts';
import { GABLEWRIGHT } from './lenders/mortgage/gablewright.ts';
import { INDIGARTH } from './lenders/mortgage/indigarth.ts';
import { LINTELBY } from './lenders/mortgage/lintelby.ts';
import { MAGENTRY } from './lenders/mortgage/magentry.ts';
import { PLINTHMOOR } from './lenders/mortgage/plinthmoor.ts';
import { RAFTERMOOR } from './lenders/mortgage/raftermoor.ts';
import { ROSABOURNE } from './lenders/mortgage/rosabourne.ts';
import { UMBERCROFT } from './lenders/mortgage/umbercroft.ts';
import { VANTIBAR } from './lenders/mortgage/vantibar.ts';
import { VIRIDELL } from './lenders/mortgage/viridell.ts';
import { ZEPHYRMOOR } from './lenders/mortgage/zephyrmoor.ts';
import { PLUMFIELD } from './lenders/plumfield.ts';

/** The primary brand and its variants. */
const PRIMARY = [MAIN, MAIN_NY, MAIN_WHOLESALE, MAIN_NY_WHOLESALE, MAIN_MARKETS_CREDIT];
const BANKS = [
  BRINDLEMARK,
  CALDERWYN,
  FENNIMARSH,
  HOLLINQUAY,
  IVORWEN,
  KESTOMA,
  NINEBARROW,
  OMBRAFIELD,
  OXTERLEIGH,
  QUILLHAVEN,
  SLATEMOOR,
  SUNDREL,
  TARROWICK,
  VELMORA,
];
const CREDIT_UNIONS = [
  PLUMFIELD,
  BIRCHBELL,
  CHALKMERE,
  COBBLEMOOR,
  EMBERQUIST,
  GLENBARREL,
  HARROWDELL,
  JUNIPERHOLT,
  LANTERNFOLD,
  LEDGERBOURNE,
  MOSSGARTH,
  NALUKEA,
  ORRINSEDGE,
  PEPPERWYN,
  RONDAVERE,
  SALTWICK,
  THISTLEMAR,
  TIDEWICK,
  WRENFALLOW,
];
const MORTGAGE_COMPANIES = [
  APRICOMBE,
  ARCOLUNE,
  CORNIVANE,
  CYANDALE,
  DORSILLO,
  GABLEWRIGHT,
  INDIGARTH,
  LINTELBY,
  MAGENTRY,
  PLINTHMOOR,
  RAFTERMOOR,
  ROSABOURNE,
  UMBERCROFT,
  VANTIBAR,
  VIRIDELL,
  ZEPHYRMOOR,
];
/** Lenders that brokers or loan officers bring borrowers to. */
const BEHIND_BROKERS = [BELLWICK, FERNSPAN, KEYFELLOW, RELAYTON, THREADGATE, WAYMARROW];

/**
 * The lenders of the files: a new one is one file and one row. The sandbox puts them into the database, which is what the product reads
 * (server/organizations/lenders.ts); production has the lenders of its database only.
 */
export const FILE_LENDERS = lenderSet([...PRIMARY, ...BANKS, ...CREDIT_UNIONS, ...MORTGAGE_COMPANIES, ...BEHIND_BROKERS]);
