/**
 * English words and names that turn into another English word or name by look-alike letters (fail/fall, cars/ears,
 * heroin/herein). Computed from the pairs of look-alikes.ts over the English Hunspell dictionary made from SCOWL
 * (version 2020.12.07), which asks for this notice:
 *
 * Copyright 2000-2018 by Kevin Atkinson. Permission to use, copy, modify, distribute and sell these word lists, the
 * associated scripts, the output created from the scripts, and its documentation for any purpose is hereby granted
 * without fee, provided that the above copyright notice appears in all copies and that both that copyright notice and
 * this permission notice appear in supporting documentation. Kevin Atkinson makes no representations about the
 * suitability of this array for any purpose. It is provided "as is" without express or implied warranty.
 */
const WORDS = `
abased abases abasing abs abusive abusively abusiveness abusivenesss academics academies acid acidify acidity acids
acne acnes acrobatic acrobatics acrobaticss add addie addies addle addles adds adept adepts adonis adopt adopts adorns
adviser advisers advisor advisors aerie aeries aerobatic aerobatics aerobaticss agile agnes ague agues ah ahoy ail
ailment ailments ails aim aims ainu ainus airmail airmails airman airmans ajar alar ali alias aliased aliases aliasing
alien aliens alight alights aligner aliment aliments aline alines alis alive all allen allens alley alleys alloy
alloys alls allspice allspices allusive allusively allusiveness allusivenesss alms alphonse alphonses alphonso
alphonsos am ambitions ambitious amend amends ames amess amie amies amine amines amino amos amoss ams amt amulets ana
anas and andersen andersens anderson andersons angela angelas angeles angelos anger angers angie angies angle angles
anglo anglos angola angolas angrier aniline anilines anime animes anionic ann anne annelid annelids annes annie annies
anns anon anons ans anthers anus anuss appealing appearing arabic arable arc arcs are ares aria arias arid ariel
aright arius ariuss armlets arnos aspells aspens assert asserted asserting asserts assigner assigners assignor
assignors assort assorted assorting assorts aster asters astor astors atrophies atropines aug auger augers aught
aughts aunt aus auspice auspices authors avas ave avers aves avg avionic avon avons avs aye ayers ayes baas baboon
baboons back backed backer backers backing backings backs bad baffle baffled bafflement bafflements baffler bafflers
baffles baffling bag baggie baggier baggies bags bah bail bailed bailey baileys bailing bails bairn bairns bait baited
baiting baits bake bakes bale baled baler bales bali baling balis ball balled ballet ballets balling balloon balloons
ballot ballots balls balm balms baluster balusters ban banana bananas band banded bandied bandier bandies bandiest
banding bands bandstand bandstands bandung bandy bang banged banger banging bangor bangors bangs bangui banguis bani
banister banisters bank banker bankers banks banner banners banns bans bap baps bar barbered barbering barbers bard
bare bared bareness barenesss bares barf barflies barfs baring bark barked barking barks barley barleys barlow barlows
barn barnard barnards barnes barness barnett barnetts barneys barns baroness baronesss barren barrens barrie barrier
barriers barries barrio barrios barrister barristers barron barrons barrow barrows barry barrys bars bart barthes
barts bash bashed bashes bashing bashos bashs basic basics basie basies basses bassos bast baste basted bastes basting
bat batch batched batches batching batchs bate bated bates bath bathes bathos bating bats batted batter batters
battier batting battle battled battlement battlements battler battlers battles battling baud bauds bauer bauers
bavaria bavarias bay bayed bayer bayers bayes bayess baying bays be beaches bead beaded beadier beadiest beading
beadings beadles beads beady bean beanies beaning beans bear beard bearded bearding beards bearer bearers bearing
bearings bears beast beasts beat beater beaters beating beatings beats beau beaus beaver beavers beck beckers becks
bed bede bedes beds beef beefs beep beeps beer beers beet beets beget begged begging begot begs beheld behold beijing
bela belas belau belaus belay belays belie belied beliefs belies bell belle belled belles bellies belling bellman
bellmans bellowed bellowing bellows bells belt belted belting belts ben bench benchs bend bending bends benets benin
benins benita benitas benito benitos bennie bennies benny bens benson bensons berg bergs bering berk berks berlin
berlins berms bern bernie bernies berns berries beset besets besetting besom besoms besot besots besotting bess besss
besting beth bets better betters bettie betties betting bettor bettors betty bevvies bey beyer beyers beys bianca
biancas bic bicep biceps bics bid bidden biddies biddles bide bides biding biffing biggies biggles bike biked biker
bikers bikes biking biko bikos bilbo bilbos bill billing bills billy bind binder binders binds binge binged binges
bingo bingos bio biog biol bios birched birches birching birdied birdies birding bis bit bitch bitched bitches
bitching bitchs biting bits bitter bitters blab blabs blackbeard blackbeards blackboard blackboards blah blahs blanca
blancas bleat bleated bleating bleats bled bleep bleeps blend blender blends bletch blew blighter blights blimp blimps
bling blink blinked blinker blinkered blinkering blinkers blinking blinks bliss blisss blister blisters blizzard
blizzards bloat bloated bloating bloats blog blond blonder blonds blotch blow boar board boarded boarder boarders
boarding boardings boards boars boast boasts boat boater boaters boating boatings boats bob bobbie bobbies bobble
bobbled bobbles bobbling bobby bobbys bobs bock bocks bod bode bodes bodge bodges bodging bods boeing boer boers bog
bogged bogging bogs boil boiled boiler boilers boiling boils bola bolas bold bolder bole boles boll bolls bollywood
bollywoods bolster bolstered bolstering bolsters bolt bolted bolting bolts boluss bond bonding bonds bone boned boner
boners bones bong boning bonita bonitas bonito bonitos bonk bonked bonkers bonking bonks bonn bonner bonners bonnets
bonnie bonnier bonnies bonniest bonns bonny bono bonobos bonos bonus boodle boodles booing book booked booker bookers
booking books bookshop bookshops bookworm bookworms boole booles boor boors boot booted booting boots bop bopped
bopping bops borden bordens borders bordon bordons borg borgs boring boris bork borks born borne borns boru borus bose
boses bosom bosoms boss bosss bostons bot botcher botchers both bots bottle bottles boules bouncier bound bounded
bounder bounding bounds bovver bow bowell bowells bowens bower bowies bowl bowled bowler bowlers bowling bowls bows
boyer boyers boyle boyles boys bps bra branch branched branches branchs branden brandens brandi brandied brandies
brandis brandon brandons bras brave braved braves braving bravo bravos brayed braying brazes brazos breach breached
breaches breaching breachs bread breads brew brews briber bribers brick bricked brickie brickies bricking bricks
bridge bridged bridges bridget bridgets bridging brig brighten brightens brighter brighton brightons brights brigs
brill brim brimmed brimming brims brindle brindled brindles bring bringer bringers bringing brings brink brinks brisk
brisked brisker brisking brisks bristle bristled bristles bristling brit britches britons brits britt brittles britts
broach broached broaches broaching broachs broad broads brock brocks brook brooks brow brows brs bruce bruces bryce
bryces bub bubble bubbles buber bubers bubo bubos bubs buck bucked bucking buckle buckles bucks buddies budge budged
budges budget budgets budging buff buffed buffer buffered buffering buffers buffing buffs buffy bug bugged bugging
bugs built bulbous bulk bulking bulks bull bulled bulling bullion bullions bulls bum bumble bumbled bumbler bumblers
bumbles bumbling bumf bummed bummer bummers bumming bump bumped bumph bumping bumps bums bun bunch bunched bunches
bunching bunchs bundle bundled bundles bundling bung bunging bungs bunion bunions bunk bunked bunker bunkers bunking
bunks buns bunt bunted bunting buntings bunts buried burl burled burlier burls burn burned burner burning burns burnss
burnt burris burriss burst bursts burt burts burying busby bush bushed bushes bushing bushs bushy busk busked busker
buskers busking busks buss busss buster busters bustier bustiers bustle bustled bustles bustling but butch butches
butchs buts butt butted butter buttered buttering butters butties butting button buttons butts butty buzzard buzzards
cab cabers cabs cafes caff caffs caftan caftans cairn cairns cali calis call callers callies calling calls calm calms
caloric calorie calves cam came cams can candied candies candled candles cane caned caner caners canes canine canines
caning canned cannes canning cannon cannoning cannons cannot canny canons canopus canopys cans canter canters canton
cantons cantor cantors canvas canyoning canyons cape capes capo capos captions captious car carbons carboys card
carded carder carders cardie carding cardio cards cared caries cariess carinas caring carious carl carlene carlenes
carloss carls carlton carltons carly carnage carnages carnies carnot carny carol caroled caroler carolers caroling
carols carp carping carps carriage carriages carrie carried carrier carriers carries carrion carrions cars carthage
carthages cartilage cartilages carved carver carvers carves carving carvings case cased casement casements cases
casing cast caster casters castor castors casts cat cater caters cats catt cattail cattails catts caucus cautions
cautious cave caved caver cavers caves caving cds ceca cede ceded ceder ceders cedes ceding ceiling cell cellar
cellars celt celts censer censers censor censors cent centers ceres cerf cerfs cerises cert certs chaffed chaffing
chains chalice chalices challis chance chances chancy chaney chaneys charles charley charleys chary chatted chatting
check checked checking checks cheek cheeked cheeking cheeks cheeps cheerier cheerioss cheerless cheever chem chen
chens cheops cheri cheris chert cherts ches chevy chevys chew chewed chewing chews chi chic chicane chicanes chicano
chicanos chick chicks chickweed chickweeds chicle chicles chics chide chides chiding chili chilies chilis chill
chilled chiller chillest chilling chillness chillnesss chills chimed chiming chimp chimps chin chinas chine chines
chink chinked chinking chinks chinned chinning chino chinos chins chis chit chits chivas chive chives chm chock
chocked chocking chocks choked choker chokers choking chow chowed chowing chows chug chugs chum chums churn churns
cider ciders cids cigar cigars cine cis civil clad clam clammed clamming clamp clamped clamping clamps clams clan
clang clanged clanger clangers clanging clangor clangorous clangorously clangors clangs clank clans clapper clare
clares clarice clarices clarify clarity clark clarks clash clashed clashes clashing clashs clatter claus clavier clay
clayier clays clayton claytons clean cleaned cleaner cleaners cleaning cleanness cleannesss cleans clear clearer
clearest clearly clearness clearnesss clears cleat cleaved cleaver cleavers cleaves cleaving clef cleft clem clemens
clemenss clement clements clemons clemonss clenchs cleo cleos clerics clever clevis clevises cleviss clew clews click
clicked clicker clickers clicking clicks cliff cliffs clii climber climbers clime climes cline clines cling clingier
clingiest clinging clings clingy clink clinker clint clints clio clip clipboard clipboards clipped clipper clippers
clipping clips clit clits clive clives clix clock clocked clocking clocks clog clogged clogging clogs clone clones
cloning close closed closes closing clot cloth clothe clothes clotho clothos clots clotted clotting clout clove cloven
clover clovers cloves clovis cloviss clown clowned clowning clowns cloy cloying cloys cls club clubbed clubber
clubbers clubbing clubs cluck clucked clucking clucks clue clues clump clumped clumpier clumpiest clumping clumps
clumpy clung clunk clunked clunker clunkers clunking clunks cluster clusters clutch clutchs clutter clutters clvii cms
cobs coca cock cocked cocking cockle cockles cocks cod code coded coder coders codes coding cods coffer coffers cohan
coho cohos coif coifs coil coiled coiling coils coiner coiners coldest coldness coldnesss cole coleus coleys colic
colics colin colins coll collar collars collier colliers colo cologne colognes colored colorless cols colt colts com
coma comas come comer comers comes comet comets comic comics coming comings como comos compacter compactor compete
competes compiled compiles complied complies compote compotes con conch conchs cone coned cones coneys confers
confluence confluences confluent confuse confused confuses confusing confusion confusions confute conical conifer
conifers coning conn connection connections connective connector connectors conned conner conners connie connies
conning connors conns cons conses cont contagions contagious contentions contentious continence continences continent
contrite contuse contused contuses contusing contusion contusions convection convections convective convector
convectors convened convening convey conveyed conveying conveys convoy convoyed convoying convoys cook cooked cookie
cookies cooking cooks cool cooled cooler coolers cooling cools coon coos cops cores corina corinas corine corines
coriolis corn corneal corned corner corners cornet cornets cornier corning cornings corns corolla corollaries
corollary corollarys corollas corona coronaries coronary coronarys coronas correcter corrector corrie corries costlier
costner cots cotter cotters couch couchs coulter coulters courier couriers cove cover coves coveys coyer cozier
coziest cozy cps crane craned cranes craning crate crated craters crates crating crave craved cravens craves craving
crayons creak creaked creakier creakiest creaking creaks creaky cred credible creel creon creons cress cresss crew
crewed crewing crews crib cribs crick cricked cricking cricks cried cries cringing crises crisp crisps critics critter
critters croak croaked croakier croakiest croaking croaks croaky crock crocked crocks crocus cronus cronys crook
crooked crooks croon croons cross crosss crow crowed crowing crows crs crucifies crucify crud cruddy crudely cruder
crudest cruel crueler cruelest cruelties cruelty cruet cruets cruses crust crustal crusts crystal cub cubing cubs
cucumber cucumbers cuddled cuddles cuddling cuds cued cues cuff cuffing cuffs culling cumber cumbers cumming cunning
cunt cunts cup cupboard cupboards cupped cupping cups cur curie curies curio curios curlier curried currier curries
curs curved curves cus cusp cusps cussing custer custers cut cutback cutbacks cuter cuties cutlet cutlets cuts cutter
cutters cutting cuvier cuviers cyan cyans cyrils cyrus dab dabs dad dafter dailies daily dairies dali dalis dallies
dally dam damien damiens damion damions dammed damming damn damns damons damp damped damping damps dams dan dana danas
dance dances dandies dandles dane danes dang danged danger dangerous dangerously dangers danging dangs dank dans
dantons dapper dare dares darin darins darius dark darks darla darlas darn darns darrell darrells darren darrens
darrin darrins darvons dash dashed dashes dashing dashs date dated dates dating daubed dave daves davies day daybed
days dayton daytons dded dding dds deaf dean deans dear dearer dearest dearies dearly dearness dearnesss dears deaves
deb debs debuted debuting dec decent deck decked decker deckers decking decks decs dee deer deers dees def defect
defected defecting defection defections defective defectives defector defectors defects defer deferment deferments
deferred deferring defers defest deffer deffest define defive defoliate defoliated defoliates defoliating defoliation
defoliations defoliator defoliators deft defter deftest deifies deify deities deity deli delia delias delinted
delinting delis deliver delivers dell della dellas dells delores deloress dels dem demerit demerits deming demons den
dena denas denebs deng dengs denis denise denises deniss denny dennys denote denoted denotes denoting dens dent denver
denvers denying depicted depicting depiction depictions depleted depleting depletion depletions depreciation
depreciations depredation depredations deriving descrying deserving detect detected detecting detection detections
detective detectives detector detectors detects deter determent determents deterred deterring deters detest detonate
detonated detonates detonating detonation detonations detonator detonators devis devise devises devote devoted devotes
devoting dew dews diam dianes diann diaries diary dias dick dickens dicker dickers dickeys dicks dict diddled diddles
diddling diem dies diet diff diffing diffs dignifies dignify dignities dignity dillies dilly dime dimer dimes dimming
din dina dinas dine dined diner diners dines ding dinghy dingier dingiest dingily dinging dings dingy dining dink
dinker dinner dinning dino dinos dins dint dints dip dipped dipper dippers dipping dips directer director dis discos
disputations disputatious dissing diva divas dive dived diver divers diversifies diversify diversities diversity dives
divined divines diving divvied divvies dix dobs doc docent dock docked docker dockers docking docks docs doe doer
doers does doffed doffing dog dogged dogging dogs doilies doily doilys doled doling doll dollies dolls dolly dollys
dolores doloress dome domed domes doming dona donas done dong dongs donne donned donnes donning donny donnys dons dont
door doors doorstep doorsteps doorstop doorstops dope doped dopes doping doric dorics dories doris dose dosed doses
dosing dot doter doters doth dots dotted dotting doug dougs dove dover dovers doves doweling dowering down downed
downing downs dows doyen drafted dratted dreamy drearily dress dresss dries drifted drifter drifters drifting drill
drilled driller drilling drills drink drinker drinkers drinking drinks drone drones dross drosss drove droves dub
dubbed dubber dubbers dubbing dubs duck ducked ducking ducks duckweed duckweeds duct ducts dud dude duded dudes duding
duds due duel dueled dueling duels dues duet duets duffed duffer duffers duffing duh duke dukes dull dulled duller
dulles dullest dulling dullness dullnesss dulls duly dump dumped dumpier dumpiest dumping dumps dumpy dung dunk dunked
dunking dunks dunne dunned dunning dunno duos duster dusters dutch dutchs dyes dyke dykes ear eared earl earlene
earlenes earles earlier earliest earline earlines earls early earn earned earner earners earnest earning earnings
earns earp earplug earps ears ease eased easement easements eases easing east easter easters easts eat eaten eater
eaters eaton eats eave eaves eben ebens ebert eberts ebonics ebonies eccl echo echos eclogue eclogues ecol econ
economics economies ecos ecus eds eels effed effing effs egress egresses egresss eh eider eiders eject ejected
ejecting ejection ejections ejector ejectors ejects elaines elam elams elan elans elate elated elates elating elbe
elbes elder elders eldest eleanor eleanors elect elected electing election elections elector electors elects elem
element elements elena elenas elgar elgars eli elias elided eliding elis eliseos ell ellas ellie ellies ells elope
eloped elopes eloping eloy eloys elude eluded eludes eluding eluls elves elvis em emery emerys emil emils emission
emissions emit emits emitted emitting emory emorys emoted emoting ems emu emus enc encl encumber encumbers end ended
ending ends enos enrolls enrons ens enter entities entitles eolian eon eons eras eric erick ericks erics erie eries
erin erins eris erises ernst ernsts erodible eross errs ers eruct eructed eructing eructs ether ethers euclids eugenic
eugenics eugenie eugenies eugenio eugenios eunices eur eus evan evans eve even evens ever evert eves evinces ewes
ewing exercise exercised exercises exercising exorcise exorcised exorcises exorcising expeditions expeditious
experiential expert experts exponential export exports eye eyelids eyes fab fable fabled fables facilities facility
facilitys fact factions factious facts faculties faculty facultys fad fads faff faffing faffs fag fagged fagging fags
fail failed failing failings failles fails faint fainted fainting faints fairies fairing fairings fake faker fakers
fakes faking fall fallback falling fallow fallows falls falsifies falsify falsities falsity fame famed fames families
famines famish famished famishes famishing fan fancy fancys fang fangs fanlight fanlights fanned fanning fans far fare
fared fares farina farinas faring farleys faro faros farrier farriers farsi fart farted farting farts fas fasted
faster fasting fat fate fates fats fatter fattier fatties fattiest fatty faulted faulting fauna faunas fave faves fax
faxed faxes faxing faxs faye fayes fear feared fearful fearfully fearing fears feasted feaster feasters feasting feat
feats febs fecal fed feds fee feed feel feels fees felice felices fell feller fellers felling fellow fellows fells fem
fen fence fences fend fended fender fenders fending fends fens fermat fermats ferment fermented fermenting ferments
fern ferns ferrari ferraris ferrell ferrells ferric ferries ferris ferry ferrys fes fess fesses fessing fest fester
festered festering festers fests fettered fettering fetters feud feuded feuding feuds fewness fiat fiats fiber fibers
fickle fickler fiddler fiddlers fiddly fie fifties fifty fight fighter fights fiji fijis file filed filer filers files
filial filing filings fill filled filler fillers filling fillips fills film filmed filmier filmiest filminess
filminesss filming films filmy filo fin final finder finders fine finer fines fining finn finned finns finny fins fire
fired fires firing firings fissile fit fitch fits fitter fitters fitting five fiver fives fizz fizzles fizzy flail
flails flan flans flat flatfish flats flattish fleck flecked flecking flecks fled flee flees flew flick flicked
flicker flickered flickering flickers flicking flicks flied flier fliers flies flights flinging flirtations
flirtatious flit flitted flitting flock flocked flocking flocks floe floes flow flt flue flues flumes flunking
flurries flus fluting flys fms foaming fobs focal foe foes fog fogged fogging fogs foil foiled foiling foils fold
folic folio foll follies follow follows fond fonder font fonts foo fool fooled fooling fools foot footed footer
footers footie footing footling foots footsie footsies fop fops fore foreknew foreknow forge forget forgo forgot
format formats forming fort forte fortes forts fosses foster fostered fostering fosters foulest four fours frack
fracked fracking fracks fraction fractions fractious frail frailer fran france frances francis franco francos frans
frau frauds fraus fray frays free freed freeing frees french frenches frenchs fresh fretted fretting freud freuds frey
freys fridge fridges fried fries frig frigged frigging frights frigs frill frilled frills frilly fringing frisked
fritz frizz frizzed frizzes frizzier frizziest frizzing frizzs frizzy front fronts frosh froth froths frump frumps fry
frying frys fuck fucked fucker fuckers fucking fucks fudge fudges fug fugger fuggers fugue fugues fuji fujis full
fulled fulling fulls fully fum fumble fumbled fumbler fumblers fumbles fumbling fumed fumier fumiest fuming fums fumy
fun fungus funguss funnel funneled funneling funnels funner funnest funnier funnies funniest funniness funninesss
funny funnys funs furies furl furling furls furn furrier furriers furriest furring fut futons futz fuzz fuzzed fuzzes
fuzzier fuzziest fuzzing fuzzs fuzzy gabons gad gads gael gaels gaia gaias gail gails gala galas galilee galilees
galileo galileos gall gallons galls gamer ganged ganges ganging gannet gannets garbos garlics garner garnet garnets
gauche gaucher gauchest gaucho gaudier gaudiest gauged gauges gauging gds gees geld gelding geldings gelds gels gem
gems gene genii gentiles gentries genus geode geodes geos gere geres gibbons gibbous gilded gilder gilders gilding
gildings giless gils gilt gilts gin gins girl girls give gives giving gleaming gleamings glided glider gliders gliding
glidings glimmer glitter glittered glittering glitters gloaming gloamings gloried glories gloved gloves glue glues
gluing gnash gnashed gnashes gnashing gnu gnus goes goiter goiters gold golding goldings golds golfer golfers gone
goner gonged gonging gonzales gonzalos goode goodes goodwill goodwills goodwin goodwins goos gore gores gorier gouged
gouging gout govt gracie gracies grade grades grail grails gran grannies grans granules graved graver gravest graving
grayed grayer grayest graying great greats greg gregs grew grill grilled grilles grilling grills grim grimed griming
grimmer grin grinned grinning grins gris grislier griss grist grists grit grits gritted gritter gritters grittier
grittiest gritting gritty grizzle grizzled grizzles grizzling groat groats grog grogs grow guess guest guested
guesting guests guide guido guiles guilt guilts gulches gull gulled gulling gulls gulp gulps gum gums gun gunned
gunning guns guru gurus gus gusher guss gust gusts gut guts gutted gutter guttered guttering gutters guttier guttiest
gutting gutty guv guvs guy guys guzzle guzzled guzzles guzzling gyms haas hack hacked hacker hackers hacking hackings
hacks had hag haggle haggler haggles hags hail hailed hailing hails hake hakes hale haled haler hales half halfs
haling hall halley halleys hallies halls halo halos halt halted halting halts halves ham hams hamster hamsters han
hancock hancocks hand handed handheld handhelds handhold handholds handier handiest handing handled handler handles
handling hands handstand handstands handy haney haneys hang hanged hanger hangers hanging hangs hangul hanguls hank
hanker hankers hanks hans hansen hansens hanson hansons hap hapless happier happiest haps harbored harboring harbors
hard hare hared hares haring hark harked harking harks harley harleys harlow harlows harmonics harmonies harness
harrier harriers harries harriett harrietts harris harrow harrowed harrowing harrows harry harrys hart harts harvard
harvards harveys hash hashed hashes hashing hashs hast haste hasted hastes hastier hastiest hastily hastiness
hastinesss hasting hat hatch hatched hatches hatching hatchs hate hated hates hath hating hats hatted hatter hatters
hattie hatties hatting haughtier haughtiest haughtily haughtiness haughtinesss haughty havana havanas haves having hay
haycock haycocks hayed hayes hayess haying hays he head headed headier headiest heading headings heads heady healing
hear heard hearer hearers hearing hearings hears hearse heat heater heaters heating heatings heats heaver heavers
heavies heaving heck hecks hedge hedges hedging heed heedful heedfully heeding heedless heedlessly heedlessness
heedlessnesss heep heeps hefting hefty heist heisted heisting heists held helios hell heller hellers hellman hellmans
hellos hells hem heme hemes hemets hems hen hench henchs hennas henri henris hens henson hensons hepper hera heras
herded herders herding here herein heres hernias hero heroin heros hersey hess hesss hestons hettie hetties hews hey
hick hicks hid hidden hide hides hiding hied hies highest hike hiked hiker hikers hikes hiking hilbert hilberts hill
hillier hills hilly hilt hiltons hilts hind hinder hinders hinds hines hing hinge hinged hinges hinging hings hipping
hire hired hireling hires hiring his hist hit hitch hitched hitches hitching hitchs hither hits hitter hitters hitting
hives hoard hoarded hoarder hoarders hoarding hoardings hoards hoarse hob hobbies hobble hobbled hobbles hobbling
hobby hobbys hobs hoc hock hocked hocking hocks hockshop hockshops hod hodge hodges hods hoe hoed hoeing hoer hoers
hog hogged hogging hogs hoist hoisted hoisting hoists hoked hoking hold holder hole holes holier holiest holler
hollers holleys hollies holliss hollowed hollowing hollows hollywood hollywoods holst holster holstered holstering
holsters holsts holt holts home homed homer homers homes homier homiest homo homos hon honchos hone honed honer honers
hones honest honeys hong honing honk honked honkers honking honks honor honors hons hood hoodie hoodies hoof hoofed
hoofer hoofers hoofing hoofs hook hooked hooker hookers hooking hooks hookworm hookworms hoot hooted hooter hooters
hooting hoots hop hopped hopper hopping hops hora horas horded hording horn horne horned hornes hornets hornier
horniest horns horseman horsemans horsemen horsey hortons horus hose hoses hosting hot hotelier hoteliers hots hottie
hotties hotting hound hounded hounding hounds hove hovels hover hovers how howell howells howl howled howler howlers
howling howls hows hoyle hoyles hrs hub hubbies hubble hubbles huber hubers hubert huberts hubs huck hucks huddles hue
hued hues huff huffed huffing huffs huffy hug huge huger hugged hugging hugo hugos hugs huh hulk hulking hulks hull
hulled huller hullers hulling hulls hum humble humbled humbler humblers humbles humbling humeral humes humidify
humidity hummed hummer hummers humming hump humped humph humping humps hums hun hunch hunched hunches hunching hunchs
hung hunger hungers hungs hunk hunker hunkered hunkering hunkers hunks huns hunt hunted hunting huntings hunts hurl
hurled hurls hurried hurries hurst hursts hurt hurts hush hushed hushes hushing hushs husk husked husker huskers
husking husks huss hustle hustled hustler hustlers hustles hustling hut hutch hutches hutchs huts hutton huttons hying
hype hypes hypo hypos iagos iamb iambs ian ians ices icily ickier ickiest icon icons ictus ictuss identifies identify
identities identity idling idly if iii ilas ilia illimitable image images imago imagos imitation imitations in ina
inability inabilitys inas incas incest inches inchoate incite inciter inciters incites incl incs ind indemnifies
indemnify indemnities indemnity indicate indie indies indio indios indium indiums indus indy indys ines iness inf
infections infectious infer inferior inferiors infernal infernally inferred inferring infers infertile info inge inges
inimitable innest innit inns innth ins inst int intensifies intensify intensities intensity inter interfile interior
interiors internal internally internals interred interring inters interval intervals intimate intimately intimates
into intro inuit invest invitation invitations ion ionians ions ios ioss irenic iridium iridiums iris irisher ironic
irs it itd ivan ivans ivas ives ivess jabs jack jacked jacking jacks jade jaded jades jading jagged jags jail jails
jaimes jain jains jake jakes jamar jamars jamb jambs jame james jamie jamies jammed jamming jams jan jana janas jane
janes janine janines janis jannie jannies jans janus japs jarred jarreds jarrod jarrods jars java javas jawbreaker
jawbreakers jaws jays jct jean jeanine jeanines jeanne jeannes jeannie jeannies jeans jedi jedis jeer jeered jeering
jeers jellied jellies jelling jelly jellying jellys jenny jennys jess jessie jessies jesss jest jester jesters jet
jets jetted jetties jetting jews jibbing jibs jiggers jigging jilin jill jillian jillians jilt jilted jilting jilts
jim jingling jink jinked jinking jinks jinn jitterbug jitterbugs jitters jive jived jives jiving joan joanne joannes
joans jobbed jobber jobbers jobbing jobs jock jocks jodi jodis joes jogged jogger joggers jogging joggings jogs join
joined joiner joins jokier jokiest jollied jollier jollies jolly jollying jollys jolters jon jones joni jonis jons jos
jose joses jot jots jotted jotting jove joves jovians jowlier jowliest jowly jrs juan juans jude judes judo judos judy
judys jugged jugging juggled juggler jugglers juggles juggling jugs jul julian julians julie julies julio julios jump
jumped jumper jumpers jumpier jumpiest jumpiness jumpinesss jumping jumps jumpy june junes jung jungs juniper junipers
juno junos juns juries just juster jut jute jutes juts kailuas kali kalis kama kamas kan kana kane kanes kano kanos
kans kari karina karinas karis karl karla karls kaunas kaye kayes kayo kayos ken kennans kennel kennels kens kenyans
keri keris kern kernel kernels kerns kerri kerris kid kids kiel kiels klans klaus knell knells knew knoll knolls know
kroner kronor labs lac lack lacked lacking lacks lacs lade laded lades ladies lading ladles lagged lagos lags lain
lake lakes lamar lamars lamb lambs lame lament laments lames lammed lamming lamont lamonts lams lana lanas land landed
lander landing lands lane lanes lao laos laps large larges largo largos lars larsen larsens larson larsons lasses
lassos laud lauded lauder lauding lauds laue laues lauries lav lava lavas lave laves laving lavs lawbreaker
lawbreakers laws lay laying lays lead leaded leader leaders leading leadings leads leaf leafed leafing leafs lean
leaned leaner leaning leanings leann leanne leannes leanns leans learn learns leather leathers leaved leaver leaves
leaving leavings leda ledas ledge ledger ledgers ledges leer leered leering leers lees left lefter lefties lefts lefty
legate legates legato legatos legged legging leggings lego legos legs leila leilas leis lela lelas lelia lelias lemma
lemmas lemon lemons lemuria lemurias lena lenas lennon lennons lenny lennys lens lenses leola leolas leon leons leos
less lessen lessens lesser lessie lessies lesson lessons lessor lesss lest lester lesters lets letter letting leveling
lever levering levers levy levys lew lews liar liars libbers libs lice licked licking lids lie lied lieds lien liens
lies lieu lieus lieut life lifer lifers lifter lifters lifting lighted lighter lightest lighting lightly lightness
lightnesss lilia lilias lilies lilles lillian lillians lilt lilted lilting lilts limber limbers lime limes limo limos
limp limped limping limps lina linages linas line lined linen linens liner liners lines ling linger lingers lingo
lingos lings lining linings link linked linking links lino lins lint lintons lints lion lionels lions lipped lips
lipton liptons lira liras listen listens liston listons lite liter liters litter litterbug litterbugs littered
littering litters live lived liven livened livens liver liveried livers lives living livings load loaded loader
loaders loading loadings loads loaf loafed loafing loafs loan loaned loaner loaning loans loather loathers loaves
lobbed lobber lobbers lobbing lobs lock locked locker lockers locking lockout lockouts locks lockup locus lodge lodger
lodgers lodges lodi lodis loft lofting lofts lofty loge loges logged logger loggers logging loggings logo logos logs
loin loins lois loiters lola lolas lollies lolling lolly lome lomes lon lone lonelier loneliest loneliness lonelinesss
lonely loner loners lons look looked looker lookers looking lookout lookouts looks lookup loon loons loos lori lorie
loris lorises lorrie lorries los lose loses loss losss lost lots lott lotties lotts lotus lotuss lou loud louies louis
lous louses louver louvered louvers love lovelier loveliest loveliness lovelinesss lovely lover lovers loves lower
lowered lowers lowlier lowliest lowly lows loyd ltd lubing lucas lucifer lucifers lucio lucite lucites luck lucking
lucks ludo luffing luge luges lugged luggers lugging lugs luis luke lukes lull lulling lulls lully lump lumped lumpier
lumpiest lumpiness lumpinesss lumping lumps lumpy luna lunas lunch lunched lunches lunching lunchs lung lunge lunged
lunges lunging lungs lurched lurches lurching lure lured lures luria lurias luring lusher lust luster lute lutes
luther lyes lyme lymes lynch lynched lynches lynching lynchs lynne lynnes lyre lyres mable mac macs mae maes mages
mahlers mai mail mailed mails main mainers mains maj mali malians maligned malis mall mallets malls maltese malteses
maltose maltoses mam mama mamas mamies mams man manana mananas mane maned manes manets mange manges mangier mangler
mango mangos mani manila manilas manis manlier mann manna mannas manned manner manners manns mans mao maos marc marcs
marcus marcys mare mares marge marges margins margo margos mari maria mariana marianas marians marias marie maries
marin marina marinas mariner mariners marines marins mario marion marions marios maris marius marl marla marlas marlon
marlons marls marnes marquis married marries mary masked mathiss matinss maui mauis maul maulers mauls maura mauras
mavis mayer mayers mayor mayors mayra mayras mazda mazdas mazola mazolas mbs mclean mds mealier mealiest mealiness
mealinesss mean meaner meanest meaning meanness meannesss means meat meats med medal medals meet meets meld melded
melding melds melisa melisas mels melt melted melting melts meme memes memo memos mending menes mens mensa mensas
menses mere meres merino merinos merles merton mertons mes mesh meshed meshes meshing mess messes messier messiest
messs messy mete metes meth meths mettle mettles meuse meuses mewed mewing mews mexicali mexicalis mexican mexicans
mfg mgs mich michs middies middles midi midis miff miffs milch mild milds mile miles milf milfs millers millets
millibar millibars millie millies milling millings million millions milne milnes milo milos mils milt milted milting
milts mimic mimics min minders mined miner miners mines ming mings minibar minibars mining minings minion minions
minister ministers minnie minnies minor minors minos mins minsky minskys mire mires mirier miro miros mis miscues
miseries misfiling misfiring missus missys mite mites mitt mitts mix mixes mks mlle mns moan moaner moaning moans moat
moats modal modals modded modding modeled modeling modem modems modern moderns module modulo moes moet moets moil
moiling moils mold molded molding molds moll mollies molls molt molted molting molts mom moms mon money moneys monies
monosyllabic monosyllable mons month months moocher moodier moos moot moots more mores morin morins morley morleys
morn morns moro moros morris morton mortons mosh moshed moshes moshing moss mosses mossier mossiest mosss mossy mote
motes moth mother moths motion motions motlier mottle mottles moue moues mouse mouses mouth mouths move moves movies
moving mowed mowing mows mses mtg much mud muddied muddies muddled muddles muds muff muffs mulcts mulders mules
munster munsters mus mused must musts muted muting mutt mutts myles myst mysts nab nader naders naffer nah nahums nail
nailing nails naming nan nans nansens nape napes napless nappier nappiest napping narrowed narrowing narrows nary nas
nastier nastiest nastily nastiness nastinesss nats natter natters naughtier naughtiest naughtily naughtiness
naughtinesss naughty navarre navarres navarro navarros nbs nds neal neals nearing ned neds nee need needful needfully
needing needless needlessly needlessness needlessnesss neer negress negross neil neils nell nells nelsen nelsens
nelson nelsons neo neon neons neos nerve nerves nes nest nested nesting nests nets netted nettie netties netting
nettle nettles network networks neut neutral neva nevas nevs nevus nevuss news newss newt nibble nibbles nibs nice
nicer nices nicest niche niches nick nicked nicking nickles nicks niff niffy niftier niftiest nifty nigger niggers
niggled niggler nigglers niggles niggling nighest nijinsky nijinskys nike nikes nil nile niles nils nimble nina ninas
nine nines ninny ninth niobe niobes nipping nita nitas niter niters nitrification nitrifications nitro nits no nobbled
nobbles nobbling nod nods noe noel noels noes non nona nonas noon noons norseman norsemans norsemen nortons nos not
notaries notary notarys note noted notes noting notwork notworks nous nova novas novella novellas novena novenas novs
nows nowt nps nubs nuclear nucleoli nucleon nuder nuking nullify nullity numeral nuns nus nutritions nutritious oaf
oafs oar oared oaring oars oases oat oaten oates oats obi obis obit obits obj oblivions oblivious occams oceanus
octane octanes octave octaves octavo octavos octs oddest oddness oddnesss oder oders odor odored odorless odors
odysseus odysseys off offed offer offers offing offs oft ogress ogresses ogresss ohio ohios ohm oho olav olavs older
oldest olds olen olens oleo oleos olin olins olive oliver olivers olives olivier oliviers ollie ollies olsen olsens
olson olsons omission omissions omit omits omitted omitting oms ones onos ont onus oohs oops oozier ooziest oozy ops
oras orate orated orates orating oratories oratorios orators orc orcs ore ores orin orins orion orions orlon orlons
orris orrises orrs oscillate oscillated oscillates oscillating oscillation oscillations osculate osculated osculates
osculating osculation osculations ostentations ostentatious other others otter otters our ours ouster ousters out
outback outbacks outer outgrew outgrow outlet outlets outline outlined outlines outlining outlive outlived outlives
outliving outs oven ovens over overbear overbearing overbears overboard overflew overflow overfly overgrew overgrow
overhear overheard overhearing overhears overt overthrew overthrow overtly owes owing oyster oysters pacifics pacifies
paddies paddles pah pail pails paining palings pall palls pan pane panes panned pans panties parings paris parities
parried pauling pave paved paves paving payed paying pct pds peach peaches peck pecked pecking pecks pecs peek peeked
peeking peeks peeling peen peens peering pees peis peke pekes peking pele peles pelf pelfs pelt pelts pen pence pend
pends penis penises pens penury penurys peon peons peorias pepped pepper peppers pepping peppy peps perch perches
perchs perigee perigees peril perils perjury perjurys perk perkier perkiest perks perky perl perls perseus persons
pert perter pertly peru perus peruses perv pervs pest pester pesters pestles pests pet petersen petersens peterson
petersons petrel petrels petrol petrols pets petted pettier pettiest pettiness petting petty pettys phis phish phisher
phonics phonies physic physics physio physios piaf piafs piano piaster piasters pic pica picas pics pict picts pie
pies piled piles pilled pilling pillion pillions pimp pimps pincus ping pings pining pinion pinions pinons pins pinto
pintos pinup pinups piracys piraeus pis pius piuss pjs plague plagues plane planers planing plano plaque plaques
plaster plasters plat plate plates plato platos plats players playing plea pleas plied plies pliny plot plots plug
plugs plus plush plusher pluss pluto plutos plys pms poach poaches pock pocked pocking pocks pod pods poes poi poiret
poirets poirot poirots pois poke pokes poking pol pole poles police policed polices policing policy politer politics
polities polo polos pols polysyllabic polysyllable pom pompeii pompeiis pompey pompeys pompous poms ponce ponced
ponces ponchos poncing poncy pond ponds pongee pongees pooches poodles pool pools poonas poos popped popper poppers
popping poppy pops porch porches porchs pork porkier porkiest porks porky porn porns port porter portly post poster
posters posties posts pot pots potted pottier pottiest pottiness potting potty pottys pouches pouf poufs pout pouter
pouts pref prefect prefects preform preliterate premise premised premises premising prep preposition prepositional
prepositions prepped prepping preps pres prescribe prescribed prescribes prescribing prescription prescriptions
preterm pretest pretested pretesting pretests prevision previsions preying price prices prick pricker prickers pricks
prier priers prig prigs priming primp primped primping primps print printed printer printers printing prints prior
priors prissier prissiest prissy procter procters proctor proctors prof proliferate promise promised promises
promising pron prone prop proposition propositional propositions propped propping props pros proscribe proscribed
proscribes proscribing proscription proscriptions protect protects protest protested protesting protests proteus
protons prov prove proves proving provision provisions provo provos psyche psyches psycho psychos puce puces puck
pucker puckers pucks puff puffed puffer puffers puffing puffs puffy pug pugs pule puled pules puling puma pumas pump
pumped pumping pumps pun punning puns punt punted punter punters punting punts puny pure purify purina purinas purity
purl purling purls purring pussier pussiest pussy put putt putted putter putters putting putts putty pvt pyle pyles
pylon pylori pyre qualifies qualify qualities quality quantifies quantify quantities quantity quash quashed quashes
quashing quelled quelling queried queries quest quested questing quests queued queues queuing quiches quilt quilts
quip quips quite quito rabies raffle raffled raffles raffling rafted rafter rafters rafting rail railing railings
rained rallied rallies ran ranch rancher ranchs randi randier randis ratted ratter ratters rattier ratting rattle
rattled rattler rattles rattling raving ravings rbs reach reached reaches reaching reachs read readied readies reads
ream reamed reamer reamers reaming reams rear reared rearing rears rebelled rebelling rebellions rebellious reboiled
reboiling rebuffed rebuffing rebutted rebutting recd recife recifes recite recites reckless recoil recoils recon
recons red reds reducing redyeing reed reeking reel reels refest refilled refilling refine refined refining refive
refold refract refracted refracting refraction refractions refracts refrain refrained refraining refrains regrew
regrow relics relies religions religious reline relined relines relining relive relived relives reliving rena renas
renault renaults rene renes reno renos renters renting repaving repaying repetitions repetitious resales resew resewed
resewing resewn resews resin resins resister resisters resistor resistors resow resowed resowing resown resows
retching retelling retest retold retract retracted retracting retraction retractions retracts retrain retrained
retraining retrains reuse reused reuses reusing reuters reva revas reveling revering revers revile reviled reviles
reviling revue revues revved revving rewed rhine rhines rhino rhinos rhs ribbers ribbing ribs rice riced ricer rices
ricking rico ricos rid rids riel riels rife riff riffed riffing riffs rift rifted rifting rifts riggers rigging
righted righter rightest righting rightly rightness rightnesss rile riled riles riling rilke rilkes rill rills riming
rinds ringers ringling rings rinks rinses rio rios riot rioted rioters rioting ripped ripper rippers ripping rips rise
riser risers rises rising rite rites rival rivals riyal riyals rns roach roached roaches roaching roachs road roadies
roads roam roamed roamer roamers roaming roams roar roared roaring roars robing robins rock rocked rockeries rockery
rockies rockiess rocking rocks rodriguez rodriguezs rodriquez rodriquezs rods roil roiled roiling roils roll rolled
rolling rollins rolls romaines romanies ron rons roof roofed roofer roofers roofing roofless roofs rook rooked
rookeries rookery rookies rooking rooks root rooted rooter rooters rooting rootless roots rosales rosalies rosaries
rosarios rosin rosins rouault rouaults roue roues rouse roused rouses rousing routers routing rove rovers roves roving
rowed rowing rubble rubbles rubies rubles rubs ruck rucked rucking rucks ructions ruddy rudely ruder rue rued rues
ruff ruffed ruffing rugger rugs ruin ruined ruing ruining ruins rule rules rumble rumors rune runes runners runny runs
rus ruses rustic rustics rustier rustle rustler rustles ruts rutted ruttier ruttiest rutting ryder ryes safari safaris
safe safes sage sages sago sagos sail sailing sailings sailors sails sainted salinas salines salivas sallied sallies
salutary salutation salutations saluted salve salved salves salvo salvos sames san sanctify sanctity sander sandy sane
sanely saner sanitary sanitation sanitations sans sari saris satan satans sate sates saucier saucy saunas save saver
savers saving savings savor savors savoy sayers saying sayings scaled scalier scaliest scaliness scalinesss scaling
scam scams scan scanned scanning scans scanties scanty scar scared scarier scariest scarifies scarify scariness
scarinesss scaring scars scat scats scene scenes scented scenting scion scions scoff scoffs scolded scolding scone
scones scoping scot scots scott scotts scoured scourer scouring scouted scouting scrape scrapes scrim scrims scrum
scrums scs scud scuds scuffle scuffled scuffles scuffling scum scums scuttle scuttled scuttles scuttling sealed
sealing seam seamed seaming seams sean seans sear seared searing sears seat seats sec secs sect sects secured securer
securing seditions seditious see seeking seeping sees selling selves send sends senora senoras sens sensing sent
serape serapes sere serer serest serif serried serum serums serve served serves servo servos ses sets seventy seventys
severity severitys severns severus sewed sewer sewers sewing sewn sews shacked shacking shaffer shaffers shagged
shagging shah shakier shakiest shaking shall sham shams shana shanas shane shanes shanna shannas shant sharia sharias
sharif sharing shatter shatters shaun shauna shaunas shauns shave shaves sheba shebas shed sheds sheer sheered
sheering sheers sheila sheilas shelia shelias sheol sheols shew shewed shewing shewn shews shied shies shifted
shiftier shiftiest shifting shifty shilled shilling shim shimmed shimmer shimming shimmy shims shin shined shiner
shiners shining shins shipped shipping shirred shirring shit shits shitted shittier shittiest shitting shitty shiv
shiver shivers shivs shock shod shoe shoeing shoes shone shoo shooing shook shoos shoring shorted shorter shorting
shove show showed showier showiest showiness showinesss showing showman showmans showmen shown shows shrieked
shrieking shrieks shriller shrine shriner shrines shrive shrives shucked shucking shucks shuffle shuffled shuffles
shuffling shuttle shuttled shuttles shuttling shyer siam siams sickie sickies sickle sickles sifter sifters sifting
sighing signer signers signing signor signors sillier silt siltier silts silva silvas silver silvered silvering
silvers simons sims simss sine sines sing sings sinking sinners sinning sins sinuous sinus sinuss sirius siriuss
sitter sitters sitting skiffle skillful skinful skittle slam slams slav slaved slaver slavers slaving slavs slay
slayed slayer slayers slaying slays slew slewed slewing slews slice slicer slicers slices slick slicked slicker
slickers slicking slicks slim slimes slimier slimiest sliminess sliminesss slimmed slimmer slimmers slimming slims
sling slings slink slip slipped slipper slippers slipping slips slit slits sliver slivered slivering slivers slow
slowed slowing slows slue slued slues slug slugs slum slummed slummer slumming slummy slums slurred slurring slut
sluts sluttier sluttiest slutty sms snacked snacking snagged snagging snakier snakiest snaking snaring sneered
sneering sneers sniffer sniffers snifter snifters snipped snipping snit snits snore snores snoring snorted snorter
snorting snowier snowiest snowiness snowinesss snowing snowman snowmans snowmen snuffle snuffled snuffles snuffling
snug snugs soar soared soaring soars sobs socking sodded sodding soil soiling soils sole solemnifies solemnify
solemnities solemnity soles solidify solidity solis solo solon solons solos solves son sonia sonias sonja sonjas
sonora sonoras sons soot soots sore sorer sorest sots sou souffle souffles sous sousing sowed sower sowers sowing sown
sows soys sparkier sparkler specifics specifies speck specked specking specks spelled speller spellers spelling
spengler spicier spics spider spies spiffed spiffing spin spins spire spires spiro spiros spitted spitting spiv spivs
splinted splinter splinters splinting splints spock spocks spoiled spoiler spoilers spoiling spongier spook spooked
spooking spooks spooling spooring sprinkler sprinted sprinter sprinters sprinting sprints spumed spuming spunkier
spurned spurning squabs squalider squalls squander staci stacis stael staels staling staring starling starring staved
staving stayed staying steeling steering stem stems stench stenchs stencil stencils step stepped stepper steppers
stepping steps sterile stern sterne sternes sterno sternos sterns steve steves stew stewed stewing stews stickier
stickler stirling stirlings stirring stirrings stoic stoics stole stolen stoles stolon stone stoned stones stop
stopped stopper stoppers stopping stops storied stories stove stoves stow stowed stowing stows strategics strategies
strep streps strident string strop strops student studies studios stung stus stys suck sucked sucker suckers sucking
sucks sucre sucres suis suit suits sulking sum summed summer summers summing sump sumps sums sung sungs sunk sunnier
sunniest sunniness sunninesss suns sunup sunups sup superstitions superstitious supped supper suppers supping supreme
supremo sups suriname surinames surname surnames suspicions suspicious sutler suva suvas syllabic syllable tab table
tabled tables tackier tackler tact tacts tad tads taffies taffy taft tafts tag tagged tagging tags tail tailback
tailed tailing taillight taillights tailored tails taines taint tainted tainting taints taiwan taiwans taiyuan
taiyuans take taker takers takes taking talc talcs tale tales tali tall talleys tallies tallow tallows tam tame tamed
tamer tamers tames tamest taming tams tan tancred taney taneys tang tangs tanned tanner tanners tannest tanning tans
tar tare tared tares taring tarn tarnish tarnished tarnishes tarnishing tarns taro taros tarried tarrier tarries
tarriest tarsi tart tarted tarting tarts tas tasted taster tasting tat tate tates tats tatter tattie tattier tatties
tattiest tatting tattle tattler tattles tatty tau taus tax taxed taxes taxing taxs tbs tcs teaming tear teared tearful
tearfully tearing tears teat teats ted teddies teddy teddys teds tee teed teeing tees tell teller tellers tellies
telling tells tempe tempo ten tend tended tender tenders tending tends tenet tenets tenn tenner tenners tenns tens
tenser tensor tenting tepee tepees teri teris terming tern terns terran terrance terrances terrans terrell terrells
terri terrie terrier terriers terries terris terry terrys tes tess tesss test tester testers tests tets tevet tevets
these things thinking those threat threats three threes threw throat throats throe throes throw ths tiber tibers tic
tickle tickler tics tiddler tiddlers tiddly tie tied ties tiffing tight tighter tights tile tiled tiler tilers tiles
tiling tilings till tilled tiller tillers tilling tills tilt tilts tim timed timer timers timing timor timors tims tin
tinder tinders tine tines tinned tinning tinny tins tinting tire tired tires tiring tis tissue tit titch tits titter
titters titties tittles titty tizz tizzies tizzy tls tms toasted toaster toasters toasting tod toddies toddles toddy
toddys tods toe toed toeing toes tog togged togging togs toil toiled toiler toilers toiling toils told toll tolled
tolling tolls tom tome tomes toms ton toned toner toners tones toni toniest toning tonis tonne tonnes tons too tool
tooled tooling tools toot tooted tooter tooters tooting tootle tootling toots tootsie tootsies top topee topees tops
tore tories torment tormented tormenting torments torn torrance torrances tort torte tortes torts torus torys toss
tosses tossing tosss tote totes toto totos tots tottered tottering totters tour tours tout touting touts toweling
towering towhees townees towness traci tracie tracies track tracked tracking tracks traction tractions trad trade
trades trail trailer trails tran trance trances trans tray trays tree treed treeing trees trench trencher trenches
trenchs trend trendier trendies trends trews trey treys tribal tribe tribes trick tricked tricking tricks tried tries
trig trigger triggers trigs trill trilled trilling trills trim trims trina trinas trios tripes triple triples tripos
tritons troth troths trotted trotting trout trouts troves trows troy troyes troys truing trump trumps trust trusted
trusting trusts try trying trys tryst trysted trysting trysts tubal tube tubes tuck tucked tucker tuckered tuckering
tuckers tucking tucks tue tues tufted tufting tug tugged tugging tugs tulips tull tulls tum tumble tumbled tumbler
tumblers tumbles tumbling tumors tums tun tuna tunas tunes tungus tunguss tuning tunis tunnel tunneled tunneling
tunnels tunnies tunny tunnys tuns tuple tuples tuque tuques turin turins turn turned turner turners turning turns
tusked tut tuts tutted tutting twilled twin twined twiner twiners twining twinkies twinkles twins twirl twirled
twirler twirlers twirling twirls type types typo typos tyre tyres tyro tyros ulcer ulna ulnas ult ulterior ultimate
ultimately ultimates um umber umbers ump umped umping umps unable unaligned unary unasked unclean unclear unction
unctions under unending unfold unheeded uni unification unifications unified unifies unify unifying unis unisons unite
unites unities unity unix unixes unleaded unloaded unmanned unmarried unneeded untamed untanned untold unused upheld
uphold upped upper uppers upping uprear uprears uproar uproars ups upton uptons urn urns use user users uses using ute
utes utter uttered uttering utters vader vaders vainer vale valentine valentines valentino valentinos vales valiance
valiances valiant valiums value valued valueless valuer values valuing valve valved valveless valves valving vanes
vang vangs vanning vans vape vapes variance variances variant varies vary vats veal veals veer veil veiled veiling
veils venial venn venns ventral venus veracious veraciously veracity veracitys verifies verify verities verity
vermilions verminous vern vernal verne vernes verns verse verses verso versos vertex vertexes vertexs verve verves
vest vested vesting vests vet vets vetted vetting vexations vexatious viability viabilitys vibrate vibrates vibrato
vibratos vic vice vices vickies vics vicuna vicunas vie vienna viennas vies viii vile vilification vilifications
vilified vilifies vilifying vims vine vines vino vinos vinsons virus vita vitas vitrification vitrifications voracious
voraciously voracity voracitys vortex vortexes vortexs votaries votary votarys vote voted voters votes voting vow vows
vying wafer wafers waffle waffled waffles waffling waft wafts waif waifs wail wailed wailer wailers wailing wails wait
waiter waiters waits wall walled waller wallers walling walls walt walter walters walts wan wane waned wanes waning
wanly wanner wanness wannesss warily wariness warinesss warner warners warring warrior warriors water waterlilies
waterlines waters watt wattle wattled wattles wattling watts wave waved wavers waves waving weaned weaning wearied
wearier wearies weaved weaver weaves weaving webers wedge wedges wees weld welds wellers welting wench wenchs wendi
wendis wens went were weve where wheres whined whiners whining whirled whirling whirring whitens whiteys whittier
whittiers whittler whittlers whore whores whose whoso wiis wiliest wiliness wilinesss willing wilting wine wined wines
wing wining winners winning wino winos wiriest wiriness wirinesss wisc wise withheld withhold wive wived wives wiving
wodge wodges woes wold wolds wolfing wons wont woos wore wove writing wus xiii xiv xvi xxii xxiii xxiv xxv xxvi xxxii
xxxiii xxxiv xxxv xxxvi yale yales yam yams yang yangs yapping yarn yarns yarrows yell yelled yelling yells yest yet
yin yipping yoke yokes yoko yokos yow zens zeus zinc zincs zine zines zoes zoos
`;

export const REAL_LOOK_ALIKE_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
